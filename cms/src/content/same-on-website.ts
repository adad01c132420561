// What the website's code has as well: `npm run check` compares the two.

/** What editors may write in braces, for the website to put in the details of the organisation. */
export const PLACEHOLDERS: readonly string[] = [
  'name',
  'email',
  'phones',
  'address',
  'city',
  'state',
  'founder',
  'foundedYear',
];

/** The website reads at most so many schools for its map. */
export const MAX_SCHOOLS = 500;

/** The path of a document or video in the CMS's own storage. The website offers it under the same path. */
export const OFFERED_FILE = /^\/uploads\/[\w.-]+\.(?:pdf|mp4|webm)$/i;
