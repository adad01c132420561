export const PROJECT = 'api::project.project' as const;
export const ACTIVITY = 'api::just-in.just-in' as const;
export const TESTIMONIAL = 'api::testimonial.testimonial' as const;
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
/** The present and old slugs of published entries. The API names the type, so it keeps a name that means less. */
export const STORED_SLUG = 'api::old-address.old-address' as const;
export const FILE = 'plugin::upload.file' as const;

/** The types of content that the specification names (spec 3). */
export const SPECIFIED_UIDS = [
  PROJECT,
  ACTIVITY,
  TESTIMONIAL,
  TEAM_MEMBER,
  GALLERY,
  STATS,
] as const;

/** The field with the position of an entry in a list that editors order by hand. */
export const POSITION_FIELD = 'sortOrder' as const;

/** A field and its direction, as `sort` of the document service and `orderBy` of the query engine take them. */
type SortRule = Readonly<Record<string, 'asc' | 'desc'>>;

const BY_POSITION: SortRule = { [POSITION_FIELD]: 'asc' };
const OLDEST_FIRST: readonly SortRule[] = [{ createdAt: 'asc' }, { id: 'asc' }];
const NEWEST_FIRST: readonly SortRule[] = [{ createdAt: 'desc' }, { id: 'desc' }];

interface ContentType {
  readonly isSingle?: true;
  /** The sort rules of the list. If BY_POSITION is the first, editors order the list by hand. */
  readonly order?: readonly SortRule[];
  /**
   * Set if a new entry gets the first entry's position. The next rule of `order` then puts the newest, or the latest
   * year, first.
   */
  readonly newEntrySharesFirstPosition?: true;
  /** What an organisation does with the sample's entries. It rewrites those that the website needs. */
  readonly sampleEntriesAre: 'removed' | 'rewritten';
  /** What the website shows of its own while no entry is published. */
  readonly builtIn?: 'texts' | 'facts';
  /** If the view's main field is empty, the first of these fields that has a text names the entry. */
  readonly fallbackNameFields?: readonly string[];
  /** Makes the entry's name from the text of the main field. Without `nameOf`, the text is the name. */
  nameOf?(text: string): string;
  /** Set if all languages share the entries. */
  readonly withoutLanguages?: true;
}

const TYPES = {
  [ORGANISATION]: { isSingle: true, sampleEntriesAre: 'rewritten', builtIn: 'facts' },
  [HOME_PAGE]: { isSingle: true, sampleEntriesAre: 'rewritten', builtIn: 'texts' },
  [ACTIVITY]: {
    order: [BY_POSITION, ...NEWEST_FIRST],
    newEntrySharesFirstPosition: true,
    sampleEntriesAre: 'removed',
  },
  [STATS]: {
    order: OLDEST_FIRST,
    sampleEntriesAre: 'rewritten',
    builtIn: 'facts',
    withoutLanguages: true,
    nameOf: () => 'Statistics',
  },
  [PROJECT]: { order: [BY_POSITION, ...OLDEST_FIRST], sampleEntriesAre: 'removed' },
  [SCHOOL]: { order: OLDEST_FIRST, sampleEntriesAre: 'removed' },
  [PARTNER]: { order: [BY_POSITION, ...OLDEST_FIRST], sampleEntriesAre: 'removed' },
  [TESTIMONIAL]: {
    order: [BY_POSITION, ...NEWEST_FIRST],
    sampleEntriesAre: 'removed',
    fallbackNameFields: ['name', 'testimonialText', 'mainText'],
  },
  [STORY]: { order: [{ date: 'desc' }, ...NEWEST_FIRST], sampleEntriesAre: 'removed' },
  [ABOUT_PAGE]: { isSingle: true, sampleEntriesAre: 'rewritten', builtIn: 'texts' },
  [TEAM_MEMBER]: { order: [BY_POSITION, ...OLDEST_FIRST], sampleEntriesAre: 'removed' },
  [OPPORTUNITY_PAGE]: {
    order: OLDEST_FIRST,
    sampleEntriesAre: 'rewritten',
    builtIn: 'texts',
    nameOf: (kind) => kind.charAt(0).toUpperCase() + kind.slice(1),
  },
  [GALLERY]: { order: [BY_POSITION, ...NEWEST_FIRST], sampleEntriesAre: 'removed' },
  [TRANSPARENCY]: { isSingle: true, sampleEntriesAre: 'removed', builtIn: 'facts' },
  [LIST_PAGE]: { isSingle: true, sampleEntriesAre: 'rewritten', builtIn: 'texts' },
  [DOCUMENT]: {
    order: [BY_POSITION, { year: 'desc' }, ...OLDEST_FIRST],
    newEntrySharesFirstPosition: true,
    sampleEntriesAre: 'removed',
  },
  [PAGE]: { order: OLDEST_FIRST, sampleEntriesAre: 'rewritten' },
} as const satisfies Readonly<Record<string, ContentType>>;

export type ContentUid = keyof typeof TYPES;

export type SingleUid = {
  [Uid in ContentUid]: (typeof TYPES)[Uid] extends { readonly isSingle: true } ? Uid : never;
}[ContentUid];

/** The types for which the website has facts of its own, which staff do not see in the CMS. */
export type FactsUid = {
  [Uid in ContentUid]: (typeof TYPES)[Uid] extends { readonly builtIn: 'facts' } ? Uid : never;
}[ContentUid];

/** The types that editors write, in the order in which visitors meet them on the website. */
export const CONTENT_TYPES: Readonly<Record<ContentUid, ContentType>> = TYPES;

export function isContent(uid: unknown): uid is ContentUid {
  return typeof uid === 'string' && Object.hasOwn(TYPES, uid);
}

export function isSingleType(uid: string): boolean {
  return isContent(uid) && CONTENT_TYPES[uid].isSingle === true;
}

export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order?.[0] === BY_POSITION;
}

/** Returns `story` for `api::story.story`. */
export function typeName(uid: ContentUid): string {
  return uid.slice(uid.indexOf('.') + 1);
}

export const CONTENT_UIDS: readonly ContentUid[] = Object.keys(TYPES).filter(isContent);
