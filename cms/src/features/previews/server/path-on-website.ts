import type { Core } from '@strapi/strapi';
import { ACCOUNTS_KINDS } from '../../../content/accounts/amounts-and-kinds';
import {
  hasOwnPage,
  pageSettingsOf,
  type UidWithPage,
} from '../../../content/addresses/entry-pages';
import { LIST_PAGE_PATHS } from '../../../content/addresses/list-page-paths';
import { websitePath } from '../../../content/addresses/website-path';
import {
  ABOUT_PAGE,
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PARTNER,
  SCHOOL,
  STATS,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

interface PathOptions {
  /** Counted from one; needed for an activity. */
  readonly slideNumber?: number | undefined;
  /** The fields in which a draft of Other pages differs from the published row. */
  readonly changedFields?: readonly string[];
}

type PathOf = (entry: UnknownRecord, options: PathOptions) => string;

/** Returns the first list page whose texts were changed, or that of the projects. */
function changedListPage(changedFields: readonly string[]): string {
  const page = Object.entries(LIST_PAGE_PATHS).find(([name]) =>
    changedFields.some((field) => field.startsWith(name)),
  );
  return page?.[1] ?? '/projects';
}

/** The paths at which the website shows entries that have no page of their own. */
const PATHS_WITHIN_PAGES: Readonly<Record<Exclude<ContentUid, UidWithPage>, PathOf>> = {
  [ACTIVITY]: (_entry, { slideNumber = 1 }) => `/?activity=${slideNumber}#activities`,
  [TESTIMONIAL]: () => '/?testimonials=all#testimonials',
  [TEAM_MEMBER]: () => '/team',
  [GALLERY]: () => '/gallery',
  [STATS]: () => '/#stat',
  [ORGANISATION]: () => '/contact-us',
  [HOME_PAGE]: () => '/',
  [ABOUT_PAGE]: () => '/about-us',
  [LIST_PAGE]: (_entry, { changedFields = [] }) => changedListPage(changedFields),
  [OPPORTUNITY_PAGE]: ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
  [PARTNER]: ({ kind }) => `/#${kind ?? 'associated'}-partners`,
  [SCHOOL]: ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
  [DOCUMENT]: ({ kind }) =>
    ACCOUNTS_KINDS.includes(String(kind)) ? '/transparency#files' : '/#footer',
  [TRANSPARENCY]: () => '/transparency',
};

/**
 * Returns the path that shows an entry: its own page, the list page while it has no slug, or the page that contains it.
 */
export function pathOnWebsite(uid: ContentUid, entry: UnknownRecord, options: PathOptions): string {
  if (!hasOwnPage(uid)) return PATHS_WITHIN_PAGES[uid](entry, options);
  // The folder ends with a slash; a page without a slug leads to the home page.
  return websitePath(uid, entry) ?? (pageSettingsOf(uid).folder.slice(0, -1) || '/');
}

/** Finds the place of an activity in the carousel, counted from one. 0 if it is not there. */
export async function findSlideNumber(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
): Promise<number> {
  const slides = await strapi.documents(ACTIVITY).findMany({ status });
  return slides.findIndex((slide) => slide.documentId === documentId) + 1;
}
