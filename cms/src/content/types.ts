/** The types that section 3 of the specification names. */
export const SPECIFIED_UIDS = [
  'api::project.project',
  'api::just-in.just-in',
  'api::testimonial.testimonial',
  'api::team.team',
  'api::gallery.gallery',
  'api::stats-counter.stats-counter',
] as const;

export const CONTENT_UIDS = [
  ...SPECIFIED_UIDS,
  'api::organisation.organisation',
  'api::home-page.home-page',
  'api::about-page.about-page',
  'api::list-page.list-page',
  'api::opportunity-page.opportunity-page',
  'api::page.page',
  'api::partner.partner',
  'api::school.school',
  'api::document.document',
] as const;

export type ContentUid = (typeof CONTENT_UIDS)[number];

export function isContent(uid: unknown): uid is ContentUid {
  return CONTENT_UIDS.some((each) => each === uid);
}
