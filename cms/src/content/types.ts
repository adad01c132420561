// The types that more than one file names.
export const PROJECT = 'api::project.project';
/** `just-in` on the wire alone. */
export const ACTIVITY = 'api::just-in.just-in';
export const PAGE = 'api::page.page';
export const SCHOOL = 'api::school.school';
export const OPPORTUNITY_PAGE = 'api::opportunity-page.opportunity-page';
export const HOME_PAGE = 'api::home-page.home-page';
export const ORGANISATION = 'api::organisation.organisation';
export const TRANSPARENCY = 'api::transparency.transparency';
export const DOCUMENT = 'api::document.document';
/**
 * Slugs that projects and pages had: the CMS writes them itself. The type keeps its name, and a page its field
 * `address`, since both are in databases and in what the API answers.
 */
export const OLD_ADDRESS = 'api::old-address.old-address';

/** The types that section 3 of the specification names. */
export const SPECIFIED_UIDS = [
  PROJECT,
  ACTIVITY,
  'api::testimonial.testimonial',
  'api::team.team',
  'api::gallery.gallery',
  'api::stats-counter.stats-counter',
] as const;

export const CONTENT_UIDS = [
  ...SPECIFIED_UIDS,
  ORGANISATION,
  HOME_PAGE,
  'api::about-page.about-page',
  'api::list-page.list-page',
  OPPORTUNITY_PAGE,
  PAGE,
  'api::partner.partner',
  SCHOOL,
  DOCUMENT,
  TRANSPARENCY,
] as const;

export type ContentUid = (typeof CONTENT_UIDS)[number];

export function isContent(uid: unknown): uid is ContentUid {
  return CONTENT_UIDS.some((each) => each === uid);
}
