import { settings } from './settings/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PASSWORD_ASKED =
  'Somebody asked for a new password for this e-mail address in the CMS of the website. To set one, open this within an hour:';
const PASSWORD_STAYS = 'If it was not you, do nothing: your password stays as it is.';

export default {
  auth: {
    secret: settings.ADMIN_JWT_SECRET,
    // Strapi makes the cookie secure if the request came by https.
    cookie: { sameSite: 'strict' },
    // In seconds. A person who comes back within twelve hours, or a week with “Remember me”, need not log in.
    sessions: {
      accessTokenLifespan: 30 * MINUTE,
      maxRefreshTokenLifespan: 30 * DAY,
      idleRefreshTokenLifespan: 7 * DAY,
      maxSessionLifespan: 7 * DAY,
      idleSessionLifespan: 12 * HOUR,
    },
  },
  // Strapi runs these texts as templates (lodash): put nothing into them that people write.
  forgotPassword: {
    emailTemplate: {
      subject: 'Set a new password',
      text: `${PASSWORD_ASKED}\n\n<%= url %>\n\n${PASSWORD_STAYS}`,
      html: `<p>${PASSWORD_ASKED}</p>\n<p><a href="<%= url %>">Set a new password</a></p>\n<p>${PASSWORD_STAYS}</p>`,
    },
  },
  apiToken: { salt: settings.API_TOKEN_SALT },
  transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.ENCRYPTION_KEY },
  // After five tries in fifteen minutes from one network a person must wait. src/access/logins.ts has the other limits.
  rateLimit: { enabled: true, interval: { min: 15 }, max: 5 },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // The link of Strapi's own button would expire while its page is open (docs/decisions/previews.md).
  preview: { enabled: false },
};
