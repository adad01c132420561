import { editPath } from '../../../content/addresses/admin-paths.ts';
import type { EntryTranslations } from '../server/translation-states.ts';

export function fieldAnchorId(field: string): string {
  return `field-${field}`;
}

export const NEXT_BUTTON_ID = 'next-to-translate';

/**
 * The URL parameter with the field that takes the focus: Strapi drops a `#hash`. It is not called `field`, because
 * Strapi's repeatable components read that one.
 */
export const FIELD_PARAMETER = 'translate';

/** The path of a translation's form in the admin, with the first field that a translator has to change. */
export function translationPath(entry: EntryTranslations, locale: string): string {
  const { uid, documentId, firstFieldsToDo } = entry;
  const path = editPath({ uid, documentId, locale });
  const field = firstFieldsToDo[locale];
  return field ? `${path}&${FIELD_PARAMETER}=${field}` : path;
}
