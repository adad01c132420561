/** The pages whose texts stand in the entry *Other pages*, by how the names of their fields begin. */
export const LIST_PAGE_PATHS = {
  project: '/projects',
  team: '/team',
  gallery: '/gallery',
  opportunities: '/opportunities',
  contact: '/contact-us',
} as const;
