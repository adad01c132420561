import { slugFrom } from '../../platform/slug';
import { TRANSLATED_LANGUAGES } from '../languages/languages';
import { PAGE, PROJECT, STORY, typeName } from '../types';
import { BUILT_IN_PAGES, OTHER_SLUGS, SITE_PAGES } from './site-slugs';

interface EntryPageSettings {
  /** What its path has in front of the slug. */
  readonly folder: string;
  /** Their list, where the website has it only while there is an entry. */
  readonly list?: string;
  /** The field with the slug. */
  readonly slugField: 'url' | 'address' | 'slug';
  /** The field from which the slug is made. */
  readonly titleField: string;
  /** How long a made slug is: the schema's limit leaves room for a hyphen and a number. */
  readonly maxLetters: number;
  /** Slugs that the website needs itself. */
  readonly reserved: readonly string[];
  /** Slugs to which the website's code or other texts link: they stay. */
  readonly fixed: readonly string[];
}

/** The types whose entries have a page of their own. */
export const ENTRY_PAGES = {
  [PAGE]: {
    folder: '/',
    slugField: 'address',
    titleField: 'title',
    maxLetters: 56,
    // The last are the home pages of the other languages.
    reserved: [...SITE_PAGES, ...OTHER_SLUGS, ...Object.keys(TRANSLATED_LANGUAGES)],
    fixed: BUILT_IN_PAGES,
  },
  [PROJECT]: {
    folder: '/projects/',
    slugField: 'url',
    titleField: 'projectTitle',
    maxLetters: 80,
    reserved: [],
    fixed: [],
  },
  [STORY]: {
    folder: '/stories/',
    list: '/stories',
    slugField: 'slug',
    titleField: 'title',
    maxLetters: 56,
    // Below /stories the website has its feed.
    reserved: ['feed'],
    fixed: [],
  },
} as const satisfies Readonly<Record<string, EntryPageSettings>>;

export type UidWithPage = keyof typeof ENTRY_PAGES;

/** Whether each entry of the type has a page of its own. */
export function hasOwnPage(uid: string): uid is UidWithPage {
  return Object.hasOwn(ENTRY_PAGES, uid);
}

export const UIDS_WITH_PAGE: readonly UidWithPage[] = Object.keys(ENTRY_PAGES).filter(hasOwnPage);

export function pageSettingsOf(uid: UidWithPage): EntryPageSettings {
  return ENTRY_PAGES[uid];
}

/** The slug that an entry with this title gets where it is free; the type's name where a title has no letter. */
export function slugOfTitle(uid: UidWithPage, title: string): string {
  return slugFrom(title, ENTRY_PAGES[uid].maxLetters, typeName(uid));
}
