// The website's code has these lists too: `npm run check` compares them.

/** The names that editors may write in braces. The website puts in the details of the organisation. */
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

/** The website shows no more on its map. */
export const MAX_SCHOOLS = 500;

/**
 * The titles of the sample's projects, by their keys (3.9). The schools of the sample store such a key in place of a
 * project's documentId, until an editor chooses a project.
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

/** Matches the path of a document or video in the CMS's own storage. The website offers it under the same path. */
export const OFFERED_FILE = /^\/uploads\/[\w.-]+\.(?:pdf|mp4|webm)$/i;

/** The fields of a year for money that came in. */
export const INCOME_FIELDS = [
  'donations',
  'companies',
  'grants',
  'foreign',
  'otherIncome',
] as const;
/** The fields of a year for money that was spent. */
export const SPENDING_FIELDS = [
  'projects',
  'staff',
  'administration',
  'fundraising',
  'otherSpending',
] as const;

/** The kinds of documents that the website shows on the page Transparency and not in the footer. */
export const ACCOUNTS_KINDS: readonly string[] = ['audited-accounts', 'fcra-statement'];
