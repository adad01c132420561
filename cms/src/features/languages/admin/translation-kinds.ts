import type { TranslatedEntry } from '../server/translation-states';

/** The kinds of translations that the page "Languages" lists, in its order. */
export const TRANSLATION_KINDS = [
  { name: 'toDo', label: 'To do' },
  { name: 'missing', label: 'Missing' },
  { name: 'incomplete', label: 'Incomplete' },
  { name: 'older', label: 'Older' },
  { name: 'unpublished', label: 'Not published' },
  { name: 'all', label: 'All' },
] as const;

export type TranslationKind = (typeof TRANSLATION_KINDS)[number]['name'];

/** Whether a translation counts as one of that kind; one that the person may not read counts as none. */
export function isOfKind(
  kind: TranslationKind,
  { states }: TranslatedEntry,
  code: string,
): boolean {
  const state = states[code];
  if (!state) return false;
  if (kind === 'all') return true;
  return kind === 'toDo' ? state !== 'complete' : state === kind;
}
