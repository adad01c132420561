import { settings } from './settings';

export default {
  auth: {
    secret: settings.adminJwtSecret,
    // Secure wherever the request came by https; see server.ts for the proxy in front.
    cookie: { sameSite: 'strict' },
    sessions: {
      accessTokenLifespan: 30 * 60,
      maxRefreshTokenLifespan: 30 * 24 * 60 * 60,
      idleRefreshTokenLifespan: 7 * 24 * 60 * 60,
      maxSessionLifespan: 7 * 24 * 60 * 60,
      idleSessionLifespan: 12 * 60 * 60,
    },
  },
  apiToken: { salt: settings.apiTokenSalt },
  transfer: { token: { salt: settings.transferTokenSalt } },
  secrets: { encryptionKey: settings.encryptionKey },
  // Five wrong passwords for one person in fifteen minutes, then a pause.
  rateLimit: { enabled: true, interval: { min: 15 }, max: 5 },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // Strapi's own button keeps its link for as long as a page is open; see src/editing/previews.
  preview: { enabled: false },
};
