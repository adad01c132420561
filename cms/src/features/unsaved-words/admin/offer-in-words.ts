import { listInWords } from '../../../platform/text/list-in-words.ts';
import { timeInWords } from '../../../platform/time.ts';
import type { Offer } from './offers.ts';

interface EntryInWords {
  readonly isOwnChange: boolean;
  readonly lastWriter: string;
  labelOf(field: string): string;
}

export function offerInWords(offer: Offer, entry: EntryInWords, timeZone: string): string {
  const { copy, fields, isEntryChanged, changedFields } = offer;
  const labels = (names: readonly string[]) =>
    listInWords(names.map((name) => `“${entry.labelOf(name)}”`));
  const time = timeInWords(new Date(copy.storedAt), timeZone);
  const notSaved = `What you wrote here until ${time} was not saved: ${labels(fields)}.`;
  if (!isEntryChanged) return notSaved;
  const lastWriter = entry.isOwnChange ? 'You' : entry.lastWriter;
  if (changedFields.length === 0) return `${notSaved} ${lastWriter} saved this entry since.`;
  const theirText = entry.isOwnChange ? 'what you saved' : 'theirs';
  return `${notSaved} ${lastWriter} changed ${labels(changedFields)} since: what you put back stands in place of ${theirText}.`;
}
