import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record';
import type { ContentUid } from '../types';
import { localizedFields } from './localized-fields';

/** The fields that have words in English, and none in the translation. */
export function untranslatedFields(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  translation: UnknownRecord,
): string[] {
  return localizedFields(strapi, uid).filter(
    (field) => hasWords(english[field]) && !hasWords(translation[field]),
  );
}

/** Whether a text or a list of components has something in it. */
function hasWords(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}
