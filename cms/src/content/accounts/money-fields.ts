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
