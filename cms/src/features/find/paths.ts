export const FIND_PATH = '/website/find';
export const ENTRY_OF_PAGE_PATH = '/website/entry-of-page';
