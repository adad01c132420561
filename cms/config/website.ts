import { settings } from './settings';

/** What this project's own code asks for: `strapi.config.get('website')`. */
export default {
  readToken: settings.readToken,
  writeToken: settings.writeToken,
  readTokenNext: settings.readTokenNext,
  writeTokenNext: settings.writeTokenNext,
  seed: settings.seed,
  siteUrl: settings.siteUrl,
  preview: settings.preview,
  contentHook: settings.contentHook,
  mail: settings.submissions.mail,
  retentionDays: settings.submissions.retentionDays,
};
