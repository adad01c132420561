import type { Core } from '@strapi/strapi';
import {
  fieldsNeedingPermission,
  IMAGE_PERMISSION,
  imagesIn,
} from '../content/files/image-permission';
import { isLocalized, TRANSLATED_LANGUAGES } from '../content/languages/languages';
import type { ContentUid } from '../content/types';
import type { UnknownRecord } from '../platform/record';
import type { TranslatedLanguage } from './translations';

/**
 * Publishes an entry in English, and in each language for which `translationTo` returns fields. Sets the image
 * permission, because the people of the sample are not real. Returns the documentId.
 */
export async function publishEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  translationTo: (
    locale: TranslatedLanguage,
  ) => UnknownRecord | Promise<UnknownRecord | undefined> | undefined,
): Promise<string> {
  const { attributes } = strapi.contentType(uid);
  const hasImages = imagesIn(fieldsNeedingPermission(attributes), english).length > 0;
  const data = hasImages ? { ...english, [IMAGE_PERMISSION]: true } : { ...english };
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' });
  for (const locale of Object.keys(TRANSLATED_LANGUAGES) as TranslatedLanguage[]) {
    const translation = await translationTo(locale);
    if (!translation) continue;
    const localized = Object.fromEntries(
      Object.entries(translation).filter(([field]) => isLocalized(attributes[field])),
    );
    await strapi
      .documents(uid)
      .update({ documentId, locale, data: localized, status: 'published' });
  }
  return documentId;
}
