import {
  ABOUT_PAGE,
  HOME_PAGE,
  type LIST_PAGE,
  ORGANISATION,
  type SingleUid,
  TRANSPARENCY,
} from '../types.ts';

/** The page of each single type but LIST_PAGE, which has texts of several pages. */
export const SINGLE_TYPE_PATHS = {
  [HOME_PAGE]: '/',
  [ABOUT_PAGE]: '/about-us',
  [TRANSPARENCY]: '/transparency',
  [ORGANISATION]: '/contact-us',
} as const satisfies Readonly<Record<Exclude<SingleUid, typeof LIST_PAGE>, string>>;

/** The pages with texts in LIST_PAGE. The names of its fields begin with the key of their page. */
export const LIST_PAGE_PATHS = {
  project: '/projects',
  team: '/team',
  gallery: '/gallery',
  opportunities: '/opportunities',
  contact: '/contact-us',
} as const;

export function opportunityPath(kind: unknown): string {
  return `${LIST_PAGE_PATHS.opportunities}/${kind}`;
}
