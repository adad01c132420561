/**
 * How many letters of a text look good where the website shows it. More is allowed, up to the limit of
 * the field, and warned of.
 */
export const textLengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'api::project.project': {
    projectTitle: 40,
    shortDescription: 60,
    cardDescription: 220,
    longDescription: 4000,
    metaDescription: 155,
  },
  'api::just-in.just-in': { title: 60, description: 280, linkTitle: 25 },
  'api::testimonial.testimonial': {
    testimonialText: 350,
    mainText: 350,
    author: 40,
    authorDesc: 60,
    eventName: 30,
  },
  'api::team.team': { name: 40, position: 45, description: 280 },
  'api::gallery.gallery': { shortDescription: 90 },
};
