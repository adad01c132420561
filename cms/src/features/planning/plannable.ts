import {
  ABOUT_PAGE,
  type ContentUid,
  HOME_PAGE,
  isContent,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  STATS,
  TRANSPARENCY,
} from '../../content/types';

/** What is always there on the website, with no hour at which it comes or goes. */
const ALWAYS_THERE: readonly ContentUid[] = [
  STATS,
  ORGANISATION,
  HOME_PAGE,
  ABOUT_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  TRANSPARENCY,
];

/** Whether the form of a type offers to plan its publication. */
export function isPlannable(uid: unknown): uid is ContentUid {
  return isContent(uid) && !ALWAYS_THERE.includes(uid);
}
