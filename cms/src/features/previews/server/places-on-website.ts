import type { Core } from '@strapi/strapi';
import { ACCOUNTS_KINDS } from '../../../content/accounts/document-kinds';
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

export const NO_ENTRY = 'There is no such entry';

interface PathContext {
  /** The place of the draft in its list, counted from one. */
  readonly place: number;
  /** The fields in which the draft is another than what is published. */
  readonly changed: readonly string[];
}

type PathOfDraft = (draft: UnknownRecord, context: PathContext) => string;

/** The first of these pages whose texts were changed. */
function changedListPage(changed: readonly string[]): string {
  const found = Object.entries(LIST_PAGE_PATHS).find(([name]) =>
    changed.some((field) => field.startsWith(name)),
  );
  return found?.[1] ?? '/projects';
}

/** Where the website shows a draft of each type whose entries have no page of their own. */
const PLACES_AMONG_OTHERS: Readonly<Record<Exclude<ContentUid, UidWithPage>, PathOfDraft>> = {
  [ACTIVITY]: (_draft, { place }) => `/?activity=${place}#activities`,
  [TESTIMONIAL]: () => '/?testimonials=all#testimonials',
  [TEAM_MEMBER]: () => '/team',
  [GALLERY]: () => '/gallery',
  [STATS]: () => '/#stat',
  [ORGANISATION]: () => '/contact-us',
  [HOME_PAGE]: () => '/',
  [ABOUT_PAGE]: () => '/about-us',
  [LIST_PAGE]: (_draft, { changed }) => changedListPage(changed),
  [OPPORTUNITY_PAGE]: ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
  [PARTNER]: ({ kind }) => `/#${kind ?? 'associated'}-partners`,
  [SCHOOL]: ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
  [DOCUMENT]: ({ kind }) =>
    ACCOUNTS_KINDS.includes(String(kind)) ? '/transparency#files' : '/#footer',
  [TRANSPARENCY]: () => '/transparency',
};

/** Where the website shows an entry: on its own page, in the list while that has no slug, or among others. */
export function placeOnWebsite(
  uid: ContentUid,
  draft: UnknownRecord,
  context: PathContext,
): string {
  if (!hasOwnPage(uid)) return PLACES_AMONG_OTHERS[uid](draft, context);
  return websitePath(uid, draft) ?? pageSettingsOf(uid).folder.replace(/(?<=.)\/$/, '');
}

/** The place of an activity among the slides. */
export async function findSlide(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
): Promise<number> {
  const slides = await strapi.documents(ACTIVITY).findMany({ status });
  return slides.findIndex((slide) => slide.documentId === documentId) + 1;
}
