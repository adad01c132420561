import { settings } from './settings';

const { SITE_URL, CONTENT_HOOK_URLS, CONTENT_HOOK_URL, CONTENT_HOOK_SECRET } = settings;
const { PREVIEW_SECRET } = settings;
const { SMTP_HOST, MAIL_FROM, MAIL_TO, MAIL_RETRY_DAYS, RETENTION_DAYS } = settings;

/** Settings of this project's own code: `strapi.config.get<CmsSettings>('cms')`. */
const website = {
  // The second tokens are there only while tokens are being changed.
  readToken: settings.CMS_TOKEN,
  writeToken: settings.CMS_WRITE_TOKEN,
  readTokenNext: settings.CMS_TOKEN_NEXT,
  writeTokenNext: settings.CMS_WRITE_TOKEN_NEXT,
  seed: settings.SEED,
  siteUrl: SITE_URL,
  contentHook: {
    urls: CONTENT_HOOK_URL ? [...CONTENT_HOOK_URLS, CONTENT_HOOK_URL] : CONTENT_HOOK_URLS,
    secret: CONTENT_HOOK_SECRET ?? '',
  },
  preview:
    SITE_URL && PREVIEW_SECRET
      ? { secret: PREVIEW_SECRET, siteOrigin: new URL(SITE_URL).origin }
      : undefined,
  /** What the website offers beside English; undefined where the CMS is not told. */
  languages: settings.LANGUAGES,
  /** The time zone in which editors plan. */
  timeZone: settings.TIME_ZONE,
  mail: SMTP_HOST
    ? { from: MAIL_FROM ?? '', to: MAIL_TO ?? [], retryDays: MAIL_RETRY_DAYS }
    : undefined,
  retentionDays: RETENTION_DAYS === 'off' ? undefined : RETENTION_DAYS,
};

export type CmsSettings = typeof website;
export default website;
