import type { FormEntryRef } from '../../../admin/platform/entry-api.ts';

interface ListedTranslation {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  readonly states: Readonly<Record<string, string>>;
}

const LACKS_WORDS_OR_IS_OLDER = ['missing', 'incomplete', 'older'];

/**
 * Finds the next entry that lacks words or is older than the English: first in the list of the open one, from
 * there on and then from its start, and then in other lists.
 */
export function nextEntry<Entry extends ListedTranslation>(
  entries: readonly Entry[],
  { uid, documentId, locale }: FormEntryRef,
): Entry | undefined {
  const here = entries.findIndex(
    (each) => each.uid === uid && (each.isSingle || each.documentId === documentId),
  );
  const others = [...entries.slice(here + 1), ...entries.slice(0, Math.max(here, 0))];
  const found = others.filter(({ states }) =>
    LACKS_WORDS_OR_IS_OLDER.includes(states[locale] ?? ''),
  );
  return found.find((each) => each.uid === uid) ?? found[0];
}
