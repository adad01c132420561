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

/**
 * The map's projects of the sample, by their keys (3.9): no entry has these titles. Schools that the CMS began
 * with name one, until somebody chooses a project for them.
 */
export const MAP_PROJECTS: Readonly<Record<string, string>> = {
  pg: 'Project Ganitham',
  ps: 'Project Spark',
  lle: "Project Let's Learn English",
  pd: 'Project Disha',
  ouat: 'Project Once Upon A Time',
  htl: 'How to Learn',
  iesp: 'IESP',
};

/** The path of a document or video in the CMS's own storage. The website offers it under the same path. */
export const OFFERED_FILE = /^\/uploads\/[\w.-]+\.(?:pdf|mp4|webm)$/i;
