// The website has these lists too: `npm run check` compares them.

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
