/** The pages with texts in the entry *Other pages*. The key is the first part of the names of their fields. */
export const LIST_PAGE_PATHS = {
  project: '/projects',
  team: '/team',
  gallery: '/gallery',
  opportunities: '/opportunities',
  contact: '/contact-us',
} as const;
