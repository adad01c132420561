import type { Core } from '@strapi/strapi';
import {
  fieldsNeedingPermission,
  IMAGE_PERMISSION,
  imagesIn,
} from '../content/files/image-permission/image-permission.ts';
import { isLocalized } from '../content/languages/languages.ts';
import type { ContentUid } from '../content/types.ts';
import type { UnknownRecord } from '../platform/record.ts';

/**
 * Publishes an entry in English and in each language of `translations`, of which it takes the localized fields. Sets the
 * image permission, because the people of the sample are not real. Returns the documentId.
 */
export async function publishEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  translations: Readonly<Record<string, UnknownRecord | undefined>>,
): Promise<string> {
  const { attributes } = strapi.contentType(uid);
  const hasImages = imagesIn(fieldsNeedingPermission(attributes), english).length > 0;
  const data = hasImages ? { ...english, [IMAGE_PERMISSION]: true } : { ...english };
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' });
  for (const [locale, translation] of Object.entries(translations)) {
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
