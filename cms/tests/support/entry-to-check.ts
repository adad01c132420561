import type { EntryToCheck } from '../../src/features/checks/server/entry-to-check.ts';

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
    partsOf: () => [],
    imagesToPermit: [],
    components: {},
    missing: [],
    others: [],
    publishedSlug: '',
    oldSlugsOfOthers: [],
    projects: [],
    publishedTransparency: {},
    today: '2026-11-24',
    lacksEnglish: false,
    lacksPublishedEnglish: false,
    fieldsWithHiddenTexts: [],
    untranslated: [],
    ...values,
  };
}
