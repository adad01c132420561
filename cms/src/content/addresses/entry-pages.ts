import type { UnknownRecord } from '../../platform/record';
import { slugFrom } from '../../platform/text/slug';
import { TRANSLATED_LANGUAGES } from '../languages/languages';
import { PAGE, PROJECT, STORY, typeName } from '../types';
import { BUILT_IN_PAGE_SLUGS, OTHER_SLUGS, SITE_PAGE_SLUGS } from './site-slugs';

interface EntryPageSettings {
  /** The path before the slug. */
  readonly folder: string;
  /** The path of the list page, if the website has that page only while there are entries. */
  readonly listPagePath?: string;
  readonly slugField: 'url' | 'address' | 'slug';
  /** The field from which the CMS makes the slug. */
  readonly titleField: string;
  /** The longest automatic slug. The schema allows a few characters more, for a number. */
  readonly maxSlugLength: number;
  /** Slugs that the website needs itself. */
  readonly reservedSlugs: readonly string[];
  /** Slugs that must stay, because the website's code or other texts link to them. */
  readonly fixedSlugs: readonly string[];
}

/** The types whose entries have a page of their own. */
export const ENTRY_PAGES = {
  [PAGE]: {
    folder: '/',
    slugField: 'address',
    titleField: 'title',
    maxSlugLength: 56,
    // The last ones are the home pages of the other languages.
    reservedSlugs: [...SITE_PAGE_SLUGS, ...OTHER_SLUGS, ...Object.keys(TRANSLATED_LANGUAGES)],
    fixedSlugs: BUILT_IN_PAGE_SLUGS,
  },
  [PROJECT]: {
    folder: '/projects/',
    slugField: 'url',
    titleField: 'projectTitle',
    maxSlugLength: 80,
    reservedSlugs: [],
    fixedSlugs: [],
  },
  [STORY]: {
    folder: '/stories/',
    listPagePath: '/stories',
    slugField: 'slug',
    titleField: 'title',
    maxSlugLength: 56,
    // /stories/feed is the website's feed.
    reservedSlugs: ['feed'],
    fixedSlugs: [],
  },
} as const satisfies Readonly<Record<string, EntryPageSettings>>;

export type UidWithPage = keyof typeof ENTRY_PAGES;

export function hasOwnPage(uid: string): uid is UidWithPage {
  return Object.hasOwn(ENTRY_PAGES, uid);
}

export const UIDS_WITH_PAGE: readonly UidWithPage[] = Object.keys(ENTRY_PAGES).filter(hasOwnPage);

export function pageSettingsOf(uid: UidWithPage): EntryPageSettings {
  return ENTRY_PAGES[uid];
}

/** Whether the website has a text of its own at the slug of a page, and shows it if the page is not published. */
export function isBuiltInPage(uid: string, row: UnknownRecord): boolean {
  return uid === PAGE && BUILT_IN_PAGE_SLUGS.includes(String(row.address));
}

/** Returns the slug of a title, or the name of the type if the title has no letters. */
export function slugOfTitle(uid: UidWithPage, title: string): string {
  return slugFrom(title, ENTRY_PAGES[uid].maxSlugLength, typeName(uid));
}
