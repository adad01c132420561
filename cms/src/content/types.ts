export const PROJECT = 'api::project.project';
/** Activities are called `just-in` in the API alone. */
export const ACTIVITY = 'api::just-in.just-in';
export const TESTIMONIAL = 'api::testimonial.testimonial';
/** A member of the team. */
export const MEMBER = 'api::team.team';
export const GALLERY = 'api::gallery.gallery';
export const STATISTICS = 'api::stats-counter.stats-counter';
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
export const SPECIFIED_UIDS = [
  PROJECT,
  ACTIVITY,
  TESTIMONIAL,
  MEMBER,
  GALLERY,
  STATISTICS,
] as const;

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
