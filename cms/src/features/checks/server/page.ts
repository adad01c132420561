import { advice, type Finding, obstacle } from '../../../content/finding';
import { PAGE } from '../../../content/types';
import type { EntryToCheck } from './entry-to-check';
import { checkSlug } from './slug';

/** What a page lacks, and what is wrong with its slug. */
export function checkPage(entry: EntryToCheck): Finding[] {
  const found = checkSlug(PAGE, entry);
  if (entry.text('description') === '') {
    const text = 'It is empty: search engines will choose a part of the text instead.';
    found.push(advice('description', text));
  }
  if (entry.text('address') === 'privacy' && entry.text('visitorsSee') === 'no-page') {
    const text = 'Every form leads to the privacy policy: visitors must be able to read it.';
    found.push(obstacle('visitorsSee', text));
  }
  return found;
}
