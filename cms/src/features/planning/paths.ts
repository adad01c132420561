export const ENTRY_PLANS_PATH = '/website/plans/:model/:documentId';
export const ALL_PLANS_PATH = '/website/planned';
