export const PROJECT = 'api::project.project';
/** Activities are called `just-in` in the API alone. */
export const ACTIVITY = 'api::just-in.just-in';
export const TESTIMONIAL = 'api::testimonial.testimonial';
/** A member of the team. */
export const MEMBER = 'api::team.team';
export const GALLERY = 'api::gallery.gallery';
export const STATS = 'api::stats-counter.stats-counter';
export const PARTNER = 'api::partner.partner';
export const PAGE = 'api::page.page';
export const STORY = 'api::story.story';
export const SCHOOL = 'api::school.school';
export const OPPORTUNITY_PAGE = 'api::opportunity-page.opportunity-page';
export const HOME_PAGE = 'api::home-page.home-page';
export const ABOUT_PAGE = 'api::about-page.about-page';
export const LIST_PAGE = 'api::list-page.list-page';
export const ORGANISATION = 'api::organisation.organisation';
export const TRANSPARENCY = 'api::transparency.transparency';
export const DOCUMENT = 'api::document.document';
/**
 * Slugs that entries had before: the CMS writes them itself. The type keeps its name, and a page its field
 * `address`, since both are in databases and in what the API answers.
 */
export const OLD_ADDRESS = 'api::old-address.old-address';

/** The types that section 3 of the specification names. */
export const SPECIFIED_UIDS = [PROJECT, ACTIVITY, TESTIMONIAL, MEMBER, GALLERY, STATS] as const;

export const CONTENT_UIDS = [
  ...SPECIFIED_UIDS,
  ORGANISATION,
  HOME_PAGE,
  ABOUT_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  PAGE,
  STORY,
  PARTNER,
  SCHOOL,
  DOCUMENT,
  TRANSPARENCY,
] as const;

export type ContentUid = (typeof CONTENT_UIDS)[number];

export function isContent(uid: unknown): uid is ContentUid {
  return CONTENT_UIDS.some((each) => each === uid);
}

const BY_PLACE = 'sortOrder:asc';
const oldestFirst = ['createdAt:asc', 'id:asc'];
const newestFirst = ['createdAt:desc', 'id:desc'];

interface ContentType {
  /** How its list is ordered; empty for a type of one entry. Equal places follow the time of writing. */
  readonly order: readonly string[];
  /**
   * Whether an organisation removes the sample's entries, or writes over them, since the website needs
   * something in their place.
   */
  readonly samples: 'removed' | 'rewritten';
}

export const CONTENT_TYPES: Readonly<Record<ContentUid, ContentType>> = {
  [PROJECT]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [ACTIVITY]: { order: [BY_PLACE, ...newestFirst], samples: 'removed' },
  [TESTIMONIAL]: { order: [BY_PLACE, ...newestFirst], samples: 'removed' },
  [MEMBER]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [GALLERY]: { order: [BY_PLACE, ...newestFirst], samples: 'removed' },
  [STATS]: { order: oldestFirst, samples: 'rewritten' },
  [ORGANISATION]: { order: [], samples: 'rewritten' },
  [HOME_PAGE]: { order: [], samples: 'rewritten' },
  [ABOUT_PAGE]: { order: [], samples: 'rewritten' },
  [LIST_PAGE]: { order: [], samples: 'rewritten' },
  [OPPORTUNITY_PAGE]: { order: oldestFirst, samples: 'rewritten' },
  [PAGE]: { order: oldestFirst, samples: 'rewritten' },
  [STORY]: { order: ['date:desc', ...newestFirst], samples: 'removed' },
  [PARTNER]: { order: [BY_PLACE, ...oldestFirst], samples: 'removed' },
  [SCHOOL]: { order: oldestFirst, samples: 'removed' },
  [DOCUMENT]: { order: [BY_PLACE, 'year:desc', ...oldestFirst], samples: 'removed' },
  [TRANSPARENCY]: { order: [], samples: 'removed' },
};
