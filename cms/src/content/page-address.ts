import { TRANSLATIONS } from './languages';
import { slugFrom } from './slug';

/** An address may have 60 letters: this leaves room for a hyphen and a number. */
const MAX = 56;

/** Pages that the website's own code or other texts link to: they keep their addresses. */
export const BUILT_IN_PAGES: readonly string[] = [
  'our-story',
  'privacy',
  'terms',
  'refunds-cancellations',
  'app-privacy',
];

/** First parts of the addresses that the website and the CMS answer with something else. */
export const RESERVED_ADDRESSES: readonly string[] = [
  // Pages of the website.
  'about-us',
  'contact-us',
  'donate',
  'gallery',
  'opportunities',
  'projects',
  'team',
  // The home pages of the other languages.
  ...Object.keys(TRANSLATIONS),
  // Files and folders of the website.
  'assets',
  'docs',
  'documents',
  'favicon',
  'files',
  'icons',
  'images',
  'media',
  'robots',
  'site',
  'sitemap',
  // What its server answers.
  'healthz',
  'hooks',
  'metrics',
  'preview',
  'readyz',
  'styleguide',
  // What the CMS answers, where both share a host.
  'admin',
  'api',
  'uploads',
];

export function pageAddressFrom(title: string): string {
  return slugFrom(title, MAX, 'page');
}
