import { editPath } from '../../../content/addresses/admin-paths';
import type { TranslatedEntry } from '../server/translation-states';

/** The id of a field's element beside which its English stands. */
export function idOfOriginal(field: string): string {
  return `original-${field}`;
}

/** The id of the button that leads to the next entry. */
export const NEXT = 'next-to-translate';

/** The parameter with the name of that field. Strapi drops what else an address may hold. */
export const FIELD = 'beside';

/** The address of a translation's form in the admin, at the field with which a translator begins. */
export function translationPath(entry: TranslatedEntry, code: string): string {
  const { uid, isSingle, documentId, firstFields } = entry;
  const field = firstFields[code];
  const place = field ? `&${FIELD}=${field}` : '';
  return editPath({ uid, isSingle, documentId, locale: code }) + place;
}
