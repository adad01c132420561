export const PROJECT = 'api::project.project' as const;
/** Activities are called `just-in` in the API alone. */
export const ACTIVITY = 'api::just-in.just-in' as const;
export const TESTIMONIAL = 'api::testimonial.testimonial' as const;
/** A member of the team. */
export const TEAM_MEMBER = 'api::team.team' as const;
export const GALLERY = 'api::gallery.gallery' as const;
export const STATS = 'api::stats-counter.stats-counter' as const;
export const PARTNER = 'api::partner.partner' as const;
export const PAGE = 'api::page.page' as const;
export const STORY = 'api::story.story' as const;
export const SCHOOL = 'api::school.school' as const;
export const OPPORTUNITY_PAGE = 'api::opportunity-page.opportunity-page' as const;
export const HOME_PAGE = 'api::home-page.home-page' as const;
export const ABOUT_PAGE = 'api::about-page.about-page' as const;
export const LIST_PAGE = 'api::list-page.list-page' as const;
export const ORGANISATION = 'api::organisation.organisation' as const;
export const TRANSPARENCY = 'api::transparency.transparency' as const;
export const DOCUMENT = 'api::document.document' as const;
/**
 * Slugs under which entries are and were published: the CMS writes them itself. Its field `project` is the
 * documentId of an entry of any type, and `to` is empty where the slug is the present one. The type keeps its name, and a page its field
 * `address`, since both are in databases and in what the API answers.
 */
export const SLUG_RECORD = 'api::old-address.old-address' as const;

/** The types that section 3 of the specification names. */
export const SPECIFIED_UIDS = [
  PROJECT,
  ACTIVITY,
  TESTIMONIAL,
  TEAM_MEMBER,
  GALLERY,
  STATS,
] as const;

const BY_PLACE = 'sortOrder:asc';
const oldestFirst = ['createdAt:asc', 'id:asc'];
const newestFirst = ['createdAt:desc', 'id:desc'];

interface ContentType {
  /**
   * How its list is ordered; empty for a type of one entry. Editors order by hand what begins with the place; equal
   * places follow the time of writing.
   */
  readonly order: readonly string[];
  /** Whether a new entry stands first, as news do, where editors order by hand. */
  readonly newFirst?: true;
  /**
   * Whether an organisation removes the sample's entries, or writes over them, since the website needs
   * something in their place.
   */
  readonly samples: 'removed' | 'rewritten';
  /** Where all languages share the entries, as the schema says too. */
  readonly withoutLanguages?: true;
}

const TYPES = {
  [ORGANISATION]: { order: [], samples: 'rewritten' },
  [HOME_PAGE]: { order: [], samples: 'rewritten' },
  [ACTIVITY]: { order: [BY_PLACE, ...newestFirst], newFirst: true, samples: 'removed' },
  [STATS]: { order: oldestFirst, samples: 'rewritten', withoutLanguages: true },
  [PROJECT]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [SCHOOL]: { order: oldestFirst, samples: 'removed' },
  [PARTNER]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [TESTIMONIAL]: { order: [BY_PLACE, ...newestFirst], samples: 'removed' },
  [STORY]: { order: ['date:desc', ...newestFirst], samples: 'removed' },
  [ABOUT_PAGE]: { order: [], samples: 'rewritten' },
  [TEAM_MEMBER]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [OPPORTUNITY_PAGE]: { order: oldestFirst, samples: 'rewritten' },
  [GALLERY]: { order: [BY_PLACE, ...newestFirst], samples: 'removed' },
  [TRANSPARENCY]: { order: [], samples: 'removed' },
  [LIST_PAGE]: { order: [], samples: 'rewritten' },
  [DOCUMENT]: {
    order: [BY_PLACE, 'year:desc', ...oldestFirst],
    newFirst: true,
    samples: 'removed',
  },
  [PAGE]: { order: oldestFirst, samples: 'rewritten' },
} as const satisfies Readonly<Record<string, ContentType>>;

export type ContentUid = keyof typeof TYPES;

/** What editors write, in the order in which a visitor meets it, from the head of every page to the policies. */
export const CONTENT_TYPES: Readonly<Record<ContentUid, ContentType>> = TYPES;

export function isContent(uid: unknown): uid is ContentUid {
  return typeof uid === 'string' && Object.hasOwn(TYPES, uid);
}

/** What the type calls itself, such as `story`: its old addresses and its view have that name. */
export function typeName(uid: ContentUid): string {
  return uid.slice(uid.indexOf('.') + 1);
}

export const CONTENT_UIDS: readonly ContentUid[] = Object.keys(TYPES).filter(isContent);
