/** The fields of a year in which money came in, and those on which it was spent. */
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
