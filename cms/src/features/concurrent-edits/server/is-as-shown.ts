import type { Core } from '@strapi/strapi';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import type { Write } from '../../../platform/writes/write.ts';
import { comparableDigest } from './digests-of-form.ts';
import { seenFormOf } from './seen-entries.ts';

/** Whether a save sends what the person's form last showed in a field, so the person did not change it. */
export function isAsShown(
  strapi: Core.Strapi,
  { uid, documentId, locale, data }: Write,
  field: string,
): boolean {
  const ctx = strapi.requestContext.get();
  if (!ctx || !documentId) return false;
  const ref = {
    personId: ctx.state.user?.id,
    uid,
    documentId,
    locale: localeOf(strapi, uid, locale),
  };
  return seenFormOf(ref)?.digests[field] === comparableDigest(data[field]);
}
