export const LOSSES_PATH = '/website/losses/:model/:documentId';
