import type { EntryRef } from '../../../content/entry-ref.ts';
import { isSingleType } from '../../../content/types.ts';

/** The part of `EntryTranslations` that is needed. To import that type would pull the server's types into the tests. */
interface Candidate {
  readonly uid: string;
  readonly documentId: string;
  readonly states: Readonly<Record<string, string>>;
}

/** The states that a translator changes. To publish a translation is another task. */
const STATES_TO_TRANSLATE = ['missing', 'incomplete', 'older'];

/**
 * Returns the next entry to translate: from the list of the open entry, first after that entry and then before it, or
 * else from the other lists.
 */
export function nextEntryToTranslate<Entry extends Candidate>(
  entries: readonly Entry[],
  { uid, documentId, locale }: EntryRef<string>,
): Entry | undefined {
  const openIndex = entries.findIndex(
    (each) => each.uid === uid && (isSingleType(uid) || each.documentId === documentId),
  );
  const others = [...entries.slice(openIndex + 1), ...entries.slice(0, Math.max(openIndex, 0))];
  const toTranslate = others.filter(({ states }) =>
    STATES_TO_TRANSLATE.includes(states[locale] ?? ''),
  );
  return toTranslate.find((each) => each.uid === uid) ?? toTranslate[0];
}
