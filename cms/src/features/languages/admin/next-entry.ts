import type { OpenEntry } from '../../../admin/platform/entry-api.ts';

interface ListedTranslation {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  readonly states: Readonly<Record<string, string>>;
}

const TO_TRANSLATE = ['missing', 'incomplete', 'older'];

/**
 * Finds the next entry that lacks words or is older than the English: first in the list of the open one, from
 * there on and then from its start, and then in other lists.
 */
export function nextEntry<Entry extends ListedTranslation>(
  entries: readonly Entry[],
  { model, documentId, locale }: OpenEntry,
): Entry | undefined {
  const here = entries.findIndex(
    (each) => each.uid === model && (each.isSingle || each.documentId === documentId),
  );
  const others = [...entries.slice(here + 1), ...entries.slice(0, Math.max(here, 0))];
  const toDo = others.filter(({ states }) => TO_TRANSLATE.includes(states[locale] ?? ''));
  return toDo.find(({ uid }) => uid === model) ?? toDo[0];
}
