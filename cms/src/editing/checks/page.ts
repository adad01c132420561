import { BUILT_IN_PAGES, RESERVED_ADDRESSES } from '../../content/page-address';
import { slugFrom } from '../../content/slug';
import { addressFindings } from './address';
import { type CheckedEntry, type Finding, obstacle, type Surroundings, warning } from './finding';

export function checkPage(entry: CheckedEntry, surroundings: Surroundings): Finding[] {
  const found: Finding[] = [];
  const { publishedUrl } = surroundings;
  const address = entry.text('address');
  if (entry.text('description') === '') {
    const text = 'It is empty: search engines will choose a part of the text instead.';
    found.push(warning('description', text));
  }
  if (address === '') return found;
  const slugOf = (text: string) => slugFrom(text, 56, 'page');
  found.push(...addressFindings('address', 'page', address, surroundings, slugOf));
  if (RESERVED_ADDRESSES.includes(address)) {
    const text = `The website needs the address “${address}” itself: choose another.`;
    found.push(obstacle('address', text));
  }
  if (!publishedUrl || publishedUrl === address) return found;
  if (BUILT_IN_PAGES.includes(publishedUrl)) {
    const text = `This page keeps the address “${publishedUrl}”: other pages link to it. Make a new page for another address.`;
    found.push(obstacle('address', text));
  } else {
    const text = `Visitors know this page as /${publishedUrl}. Links to that address will lead nowhere.`;
    found.push(warning('address', text));
  }
  return found;
}
