import type { Core } from '@strapi/strapi';
import {
  hasSlug,
  ownPagePath,
  pageSettingsOf,
  type UidWithSlug,
} from '../../../content/addresses/entry-pages.ts';
import {
  LIST_PAGE_PATHS,
  opportunityPath,
  SINGLE_TYPE_PATHS,
} from '../../../content/addresses/single-type-paths.ts';
import { ACCOUNTS_KINDS } from '../../../content/transparency/amounts-and-kinds.ts';
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
} from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';

interface PathOptions {
  /** The place of an activity in the carousel, counted from one. */
  readonly slideNumber?: number | undefined;
  /** The fields in which the draft of LIST_PAGE differs from the published row. */
  readonly changedFields?: readonly string[];
}

interface PathWithinPage {
  /** The fields that `pathOf` reads. */
  readonly fields: readonly string[];
  pathOf(entryRow: UnknownRecord, options: PathOptions): string;
}

function fixedPath(path: string): PathWithinPage {
  return { fields: [], pathOf: () => path };
}

/** `pathOf` gets only this field: a caller reads no other from the database. */
function pathByField<Name extends string>(
  field: Name,
  pathOf: (entryRow: Readonly<Partial<Record<Name, unknown>>>) => string,
): PathWithinPage {
  return { fields: [field], pathOf };
}

/** Returns the first list page whose texts were changed, or that of the projects. */
function changedListPage(changedFields: readonly string[]): string {
  const page = Object.entries(LIST_PAGE_PATHS).find(([name]) =>
    changedFields.some((field) => field.startsWith(name)),
  );
  return page?.[1] ?? LIST_PAGE_PATHS.project;
}

/** The paths at which the website shows entries that have no page of their own. */
const PATHS_WITHIN_PAGES: Readonly<Record<Exclude<ContentUid, UidWithSlug>, PathWithinPage>> = {
  [ACTIVITY]: {
    fields: [],
    pathOf: (_entryRow, { slideNumber = 1 }) => `/?activity=${slideNumber}#activities`,
  },
  [TESTIMONIAL]: fixedPath('/?testimonials=all#testimonials'),
  [TEAM_MEMBER]: fixedPath(LIST_PAGE_PATHS.team),
  [GALLERY]: fixedPath(LIST_PAGE_PATHS.gallery),
  [STATS]: fixedPath('/#stat'),
  [ORGANISATION]: fixedPath(SINGLE_TYPE_PATHS[ORGANISATION]),
  [HOME_PAGE]: fixedPath(SINGLE_TYPE_PATHS[HOME_PAGE]),
  [ABOUT_PAGE]: fixedPath(SINGLE_TYPE_PATHS[ABOUT_PAGE]),
  [LIST_PAGE]: {
    fields: [],
    pathOf: (_entryRow, { changedFields = [] }) => changedListPage(changedFields),
  },
  [OPPORTUNITY_PAGE]: pathByField('kind', ({ kind }) =>
    kind ? opportunityPath(kind) : LIST_PAGE_PATHS.opportunities,
  ),
  [PARTNER]: pathByField('kind', ({ kind }) => `/#${kind ?? 'associated'}-partners`),
  [SCHOOL]: pathByField('schoolId', ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`),
  [DOCUMENT]: pathByField('kind', ({ kind }) =>
    ACCOUNTS_KINDS.includes(String(kind)) ? `${SINGLE_TYPE_PATHS[TRANSPARENCY]}#files` : '/#footer',
  ),
  [TRANSPARENCY]: fixedPath(SINGLE_TYPE_PATHS[TRANSPARENCY]),
};

export function fieldsOfPath(uid: ContentUid): readonly string[] {
  return hasSlug(uid) ? [pageSettingsOf(uid).slugField] : PATHS_WITHIN_PAGES[uid].fields;
}

/**
 * Returns the path that shows an entry: its own page, the list page while it has no slug, or the page that contains it.
 * @param entryRow needs only the fields of `fieldsOfPath`
 */
export function pathThatShows(
  uid: ContentUid,
  entryRow: UnknownRecord,
  options: PathOptions,
): string {
  if (!hasSlug(uid)) return PATHS_WITHIN_PAGES[uid].pathOf(entryRow, options);
  // The folder ends with a slash; a page without a slug leads to the home page.
  return ownPagePath(uid, entryRow) ?? (pageSettingsOf(uid).folder.slice(0, -1) || '/');
}

/** Finds the place of an activity in the carousel, counted from one. 0 if it is not in the carousel. */
export async function findSlideNumber(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
): Promise<number> {
  const slides = await strapi.documents(ACTIVITY).findMany({ status });
  return slides.findIndex((slide) => slide.documentId === documentId) + 1;
}
