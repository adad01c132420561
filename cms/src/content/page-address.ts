import { TRANSLATIONS } from './languages';
import { OTHER_ADDRESSES, SITE_PAGES } from './site-addresses';
import { slugFrom } from './slug';

/** An address may have 60 letters: this leaves room for a hyphen and a number. */
const MAX = 56;

/** First parts of the addresses that no page of editors can have. */
export const RESERVED_ADDRESSES: readonly string[] = [
  ...SITE_PAGES,
  ...OTHER_ADDRESSES,
  // The home pages of the other languages.
  ...Object.keys(TRANSLATIONS),
];

export function pageAddressFrom(title: string): string {
  return slugFrom(title, MAX, 'page');
}
