/** The pages whose texts are in the entry *Other pages*. The names of their fields there begin with the key. */
export const LIST_PAGE_PATHS = {
  project: '/projects',
  team: '/team',
  gallery: '/gallery',
  opportunities: '/opportunities',
  contact: '/contact-us',
} as const;
