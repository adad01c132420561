import {
  ABOUT_PAGE,
  HOME_PAGE,
  type LIST_PAGE,
  ORGANISATION,
  type SingleUid,
  TRANSPARENCY,
} from '../types';

/** The page that shows a single type. LIST_PAGE has texts of several pages, which `LIST_PAGE_PATHS` lists. */
export const SINGLE_TYPE_PATHS = {
  [HOME_PAGE]: '/',
  [ABOUT_PAGE]: '/about-us',
  [TRANSPARENCY]: '/transparency',
  [ORGANISATION]: '/contact-us',
} as const satisfies Readonly<Record<Exclude<SingleUid, typeof LIST_PAGE>, string>>;
