import { advice, type Finding, obstacle } from '../../../content/finding';
import type { EntryToCheck } from './entry-to-check';

/** What a page lacks. */
export function checkPage(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
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
