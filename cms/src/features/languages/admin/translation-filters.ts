import type { EntryTranslations } from '../server/translation-states.ts';

/** The filters of the page “Languages”, in the order of its columns. */
export const TRANSLATION_FILTERS = [
  { name: 'toDo', label: 'To do' },
  { name: 'missing', label: 'Missing' },
  { name: 'incomplete', label: 'Incomplete' },
  { name: 'older', label: 'Older' },
  { name: 'unpublished', label: 'Not published' },
  { name: 'all', label: 'All' },
] as const;

export type TranslationFilter = (typeof TRANSLATION_FILTERS)[number]['name'];

type WithStates = Pick<EntryTranslations, 'states'>;

/** No filter shows a translation that the person may not read, since it has no state. */
export function matchesFilter(
  { states }: WithStates,
  locale: string,
  filter: TranslationFilter,
): boolean {
  const state = states[locale];
  if (!state) return false;
  if (filter === 'all') return true;
  return filter === 'toDo' ? state !== 'complete' : state === filter;
}

export function translationCount(
  entries: readonly WithStates[],
  locales: readonly string[],
  filter: TranslationFilter,
): number {
  return entries.flatMap((entry) =>
    locales.filter((locale) => matchesFilter(entry, locale, filter)),
  ).length;
}
