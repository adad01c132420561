import { linkFieldsOf } from '../../src/content/addresses/link-fields.ts';
import type { EntryToCheck } from '../../src/features/checks/server/entry-to-check.ts';
import { SCHEMAS } from './types.ts';

/** Returns an entry in English for a check that needs no CMS. It has the given values, and nothing else. */
export function entryToCheck(
  values: Pick<EntryToCheck, 'uid' | 'textOf'> & Partial<EntryToCheck>,
): EntryToCheck {
  return {
    values: {},
    locale: 'en',
    labelOf: (field) => field,
    excessOf: () => undefined,
    imagesOf: () => [],
    linkFields: linkFieldsOf(SCHEMAS, values.uid),
    partsOf: () => [],
    imagesToPermit: [],
    components: {},
    missingFields: [],
    others: [],
    publishedSlug: '',
    storedSlugsOfOthers: [],
    projects: [],
    publishedEntry: {},
    today: '2026-11-24',
    lacksEnglish: false,
    lacksPublishedEnglish: false,
    fieldsWithHiddenTexts: [],
    untranslatedFields: [],
    ...values,
  };
}
