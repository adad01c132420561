import type { EntryRef } from '../../../content/entry-ref.ts';
import { isSingleType } from '../../../content/types.ts';
import type { EntryTranslations, TranslationState } from '../server/translation-states.ts';

type Candidate = Pick<EntryTranslations, 'uid' | 'documentId' | 'states'>;

/** `unpublished` is not among them: to publish a translation is another task. */
const STATES_TO_TRANSLATE: readonly (TranslationState | undefined)[] = [
  'missing',
  'incomplete',
  'older',
];

/**
 * Returns an entry of the same type as the open one, first from those after it, or else an entry of another type.
 * Undefined if no other entry needs a translator.
 */
export function nextEntryToTranslate<Entry extends Candidate>(
  entries: readonly Entry[],
  { uid, documentId, locale }: EntryRef<string>,
): Entry | undefined {
  const openIndex = entries.findIndex(
    (each) => each.uid === uid && (isSingleType(uid) || each.documentId === documentId),
  );
  const others = [...entries.slice(openIndex + 1), ...entries.slice(0, Math.max(openIndex, 0))];
  const toTranslate = others.filter(({ states }) => STATES_TO_TRANSLATE.includes(states[locale]));
  return toTranslate.find((each) => each.uid === uid) ?? toTranslate[0];
}
