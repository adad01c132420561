import { settings } from './settings';

export default {
  auth: {
    secret: settings.ADMIN_JWT_SECRET,
    // Secure where the request came by https; see server.ts for the proxy in front.
    cookie: { sameSite: 'strict' },
    // Whoever comes back within twelve hours, or with “Remember me” within a week, is still logged in.
    sessions: {
      accessTokenLifespan: 30 * 60,
      maxRefreshTokenLifespan: 30 * 24 * 60 * 60,
      idleRefreshTokenLifespan: 7 * 24 * 60 * 60,
      maxSessionLifespan: 7 * 24 * 60 * 60,
      idleSessionLifespan: 12 * 60 * 60,
    },
  },
  apiToken: { salt: settings.API_TOKEN_SALT },
  transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.ENCRYPTION_KEY },
  // Five tries in fifteen minutes, then a pause; src/access/logins.ts says whose tries count together.
  rateLimit: { enabled: true, interval: { min: 15 }, max: 5 },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // Strapi's own button keeps its link for as long as a page is open; see docs/decisions/previews.md.
  preview: { enabled: false },
};
