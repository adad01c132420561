import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { OFFERED_FILE } from '../content/copies-of-website-lists';
import { isRecord } from '../platform/record';

/** Returns the file with the website's address, which “Copy link” copies. */
export function atWebsite<File extends { readonly url: string }>(
  strapi: Core.Strapi,
  file: File,
): File {
  const { siteUrl } = strapi.config.get<CmsSettings>('cms');
  return siteUrl && OFFERED_FILE.test(file.url) ? { ...file, url: siteUrl + file.url } : file;
}

/** Returns an answer of the CMS with the website's address of each file in it. */
export function filesAtWebsite(strapi: Core.Strapi, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((each) => filesAtWebsite(strapi, each));
  if (!isRecord(answer) || answer instanceof Date) return answer;
  const { url, mime } = answer;
  if (typeof url === 'string' && typeof mime === 'string')
    return atWebsite(strapi, { ...answer, url });
  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    filesAtWebsite(strapi, value),
  ]);
  return Object.fromEntries(fields);
}
