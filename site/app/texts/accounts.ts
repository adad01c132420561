/** What an organisation may be registered under: people call it so in every language. */
export const registrationKinds = ['12A', '80G', 'NGO Darpan', 'CSR-1', 'FCRA'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

/** The kinds of documents that stand on the page Transparency and not in the footer. */
export const accountsKinds: readonly string[] = ['audited-accounts', 'fcra-statement'];

/** The largest amount in rupees, as in the CMS. */
export const MAX_AMOUNT = 1e12;

/** Where money comes from, and what it is spent on: the fields of the CMS, in the order of the tables. */
export const sources = ['donations', 'companies', 'grants', 'foreign', 'otherIncome'] as const;
export const purposes = [
  'projects',
  'staff',
  'administration',
  'fundraising',
  'otherSpending',
] as const;
