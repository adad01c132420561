// `npm run check` compares these lists with the website's.

export const INCOME_FIELDS = [
  'donations',
  'companies',
  'grants',
  'foreign',
  'otherIncome',
] as const;
export const SPENDING_FIELDS = [
  'projects',
  'staff',
  'administration',
  'fundraising',
  'otherSpending',
] as const;

export const AUDITED_ACCOUNTS = 'audited-accounts';

/** The kinds of documents that the website shows on the page Transparency and not in the footer. */
export const ACCOUNTS_KINDS: readonly string[] = [AUDITED_ACCOUNTS, 'fcra-statement'];
