import type { CmsSettings } from '../src/platform/cms-settings.ts';
import { settings } from './settings/index.ts';

const { SITE_URL, CONTENT_HOOK_URLS, PREVIEW_SECRET, SMTP_HOST } = settings;

const cmsSettings: CmsSettings = {
  readToken: settings.CMS_TOKEN,
  writeToken: settings.CMS_WRITE_TOKEN,
  readTokenNext: settings.CMS_TOKEN_NEXT,
  writeTokenNext: settings.CMS_WRITE_TOKEN_NEXT,
  seed: settings.SEED,
  siteUrl: SITE_URL,
  contentHook: {
    urls: CONTENT_HOOK_URLS,
    secret: settings.CONTENT_HOOK_SECRET ?? '',
  },
  preview:
    SITE_URL && PREVIEW_SECRET
      ? { secret: PREVIEW_SECRET, siteOrigin: new URL(SITE_URL).origin }
      : undefined,
  languages: settings.LANGUAGES,
  timeZone: settings.TIME_ZONE,
  mail: SMTP_HOST
    ? {
        from: settings.MAIL_FROM ?? '',
        to: settings.MAIL_TO ?? [],
        retryDays: settings.MAIL_RETRY_DAYS,
      }
    : undefined,
  retentionDays: settings.RETENTION_DAYS === 'off' ? undefined : settings.RETENTION_DAYS,
};

export default cmsSettings;
