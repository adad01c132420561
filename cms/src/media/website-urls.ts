import type { Core } from '@strapi/strapi';
import { OFFERED_FILE } from '../content/files/offered-file.ts';
import { settingsOf } from '../platform/cms-settings.ts';
import { isRecord } from '../platform/record.ts';

/** Gives a file its URL on the website, if the website offers the file. “Copy link” copies this URL. */
export function withWebsiteUrl<File extends { readonly url: string }>(
  strapi: Core.Strapi,
  file: File,
): File {
  const { siteUrl } = settingsOf(strapi);
  return siteUrl && OFFERED_FILE.test(file.url) ? { ...file, url: siteUrl + file.url } : file;
}

export function withWebsiteUrls(strapi: Core.Strapi, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withWebsiteUrls(strapi, each));
  if (!isRecord(answer) || answer instanceof Date) return answer;
  const { url, mime } = answer;
  // Only a file has both.
  if (typeof url === 'string' && typeof mime === 'string') {
    return withWebsiteUrl(strapi, { ...answer, url });
  }
  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    withWebsiteUrls(strapi, value),
  ]);
  return Object.fromEntries(fields);
}
