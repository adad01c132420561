import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record';
import type { ContentUid } from '../types';
import { localizedFields } from './localized-fields';

/** The fields that are filled in English and empty in the translation. */
export function untranslatedFields(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  translation: UnknownRecord,
): string[] {
  return localizedFields(strapi, uid).filter(
    (field) => isFilled(english[field]) && !isFilled(translation[field]),
  );
}

/** Whether a text or a list of components is not empty. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}
