import type { UnknownRecord } from '../../platform/record.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { ENGLISH, isTranslationLocale, TRANSLATED_LANGUAGES } from '../languages/languages.ts';
import { PAGE, PROJECT, STORY, TRANSPARENCY, typeName } from '../types.ts';
import { SINGLE_TYPE_PATHS } from './single-type-paths.ts';
import { BUILT_IN_PAGE_SLUGS, OTHER_SLUGS, SITE_PAGE_SLUGS } from './site-slugs.ts';

interface EntryPageSettings {
  readonly folder: string;
  /** The path of the list page, if the website has that page only while there are entries. */
  readonly listPagePath?: string;
  readonly slugField: 'url' | 'address' | 'slug';
  readonly titleField: string;
  /** Whether the slug changes with the title until the first publication, or until an editor writes another slug. */
  readonly slugFollowsTitle?: true;
  /** The schema allows a few characters more, for a number after the slug. */
  readonly maxSlugCharacters: number;
  readonly reservedSlugs: readonly string[];
  readonly fixedSlugs: readonly string[];
}

const ENTRY_PAGES = {
  [PAGE]: {
    folder: '/',
    slugField: 'address',
    titleField: 'title',
    maxSlugCharacters: 56,
    // `/ml` is the home page in Malayalam.
    reservedSlugs: [...SITE_PAGE_SLUGS, ...OTHER_SLUGS, ...Object.keys(TRANSLATED_LANGUAGES)],
    fixedSlugs: BUILT_IN_PAGE_SLUGS,
  },
  [PROJECT]: {
    folder: '/projects/',
    slugField: 'url',
    titleField: 'projectTitle',
    slugFollowsTitle: true,
    maxSlugCharacters: 80,
    reservedSlugs: [],
    fixedSlugs: [],
  },
  [STORY]: {
    folder: '/stories/',
    listPagePath: '/stories',
    slugField: 'slug',
    titleField: 'title',
    maxSlugCharacters: 56,
    // /stories/feed is the website's feed.
    reservedSlugs: ['feed'],
    fixedSlugs: [],
  },
} as const satisfies Readonly<Record<string, EntryPageSettings>>;

export type UidWithSlug = keyof typeof ENTRY_PAGES;

export function hasSlug(uid: string): uid is UidWithSlug {
  return Object.hasOwn(ENTRY_PAGES, uid);
}

export const UIDS_WITH_SLUG: readonly UidWithSlug[] = Object.keys(ENTRY_PAGES).filter(hasSlug);

export function pageSettingsOf(uid: UidWithSlug): EntryPageSettings {
  return ENTRY_PAGES[uid];
}

/** Whether the website shows a text of its own at the slug of the page while the page is not published. */
export function isBuiltInPage(uid: string, entryRow: UnknownRecord): boolean {
  return uid === PAGE && BUILT_IN_PAGE_SLUGS.includes(String(entryRow.address));
}

export function slugOfTitle(uid: UidWithSlug, title: string): string {
  return slugFrom(title, ENTRY_PAGES[uid].maxSlugCharacters, typeName(uid));
}

/** Of the single types only Transparency gets a path: the pages of the others are there also without their entry. */
export function ownPagePath(uid: string, entryRow: UnknownRecord): string | undefined {
  if (uid === TRANSPARENCY) return SINGLE_TYPE_PATHS[TRANSPARENCY];
  if (!hasSlug(uid)) return undefined;
  const { folder, slugField } = pageSettingsOf(uid);
  return entryRow[slugField] ? `${folder}${entryRow[slugField]}` : undefined;
}

/** Adds the language to a path: `/team` becomes `/ml/team`, `/` becomes `/ml`. English paths stay. */
export function pathInLanguage(locale: string, path: string): string {
  if (!isTranslationLocale(locale)) return path;
  const withoutHomeSlash = path.replace(/^\/(?=$|[?#])/, '');
  return `/${locale}${withoutHomeSlash}`;
}

/** Reverses `pathInLanguage`: returns the language of a path, and the path in English. */
export function splitLanguage(pathname: string): {
  readonly locale: string;
  readonly path: string;
} {
  const [, locale = ''] = pathname.split('/');
  if (!Object.hasOwn(TRANSLATED_LANGUAGES, locale)) return { locale: ENGLISH, path: pathname };
  return { locale, path: pathname.slice(`/${locale}`.length) || '/' };
}
