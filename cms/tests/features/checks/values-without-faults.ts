/** The values of a project in which the check finds nothing. */
export const project = {
  projectTitle: 'A good one',
  url: 'a-good-one',
  projectIcon: 'spark',
  sortOrder: 77,
  shortDescription: 'One line',
  cardDescription: 'A sentence.',
  longDescription: 'A story.',
  metaDescription: 'A sentence for search engines.',
};

/** The values of a page in which the check finds nothing. */
export const page = { title: 'A page', description: 'D', body: 'B' };
