export const PREVIEW_PATH = '/website/preview/:model/:documentId';
export const PUBLISHED_ENTRY_PATH = '/website/published/:model/:documentId';
export const PUBLISHED_ENTRIES_PATH = '/website/published/:model';
