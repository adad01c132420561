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

/** The types whose content the website always shows. */
const ALWAYS_SHOWN: readonly ContentUid[] = [
  STATS,
  ORGANISATION,
  HOME_PAGE,
  ABOUT_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  TRANSPARENCY,
];

/** Whether the admin offers to plan the publication of a type. */
export function isPlannable(uid: unknown): uid is ContentUid {
  return isContent(uid) && !ALWAYS_SHOWN.includes(uid);
}
