/** The fields of a year in which money came in, and those on which it was spent. */
export const SOURCES = ['donations', 'companies', 'grants', 'foreign', 'otherIncome'] as const;
export const PURPOSES = [
  'projects',
  'staff',
  'administration',
  'fundraising',
  'otherSpending',
] as const;
