/**
 * The names that editors may write in braces. The website puts in the details of the organisation. `npm run check`
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
