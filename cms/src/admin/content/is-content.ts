/** The types that the website shows. */
const CONTENT = [
  'api::project.project',
  'api::just-in.just-in',
  'api::testimonial.testimonial',
  'api::team.team',
  'api::gallery.gallery',
  'api::stats-counter.stats-counter',
];

export function isContent(model: string): boolean {
  return CONTENT.includes(model);
}
