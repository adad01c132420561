/**
 * Editors may write these names in braces, and the website puts in the details of the organisation. `npm run check`
 * compares the list with the website's.
 */
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
