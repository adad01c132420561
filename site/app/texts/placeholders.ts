/** What a text may have in braces: a detail of the organisation takes its place. The CMS has the same list. */
export const placeholders = [
  'name',
  'email',
  'phones',
  'address',
  'city',
  'state',
  'founder',
  'foundedYear',
] as const;

export type Placeholder = (typeof placeholders)[number];
