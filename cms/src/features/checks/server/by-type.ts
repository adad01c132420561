import type { Finding } from '../../../content/finding';
import {
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  HOME_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PROJECT,
  SCHOOL,
  STATS,
  STORY,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../../../content/types';
import { checkDocument, checkTransparency } from './accounts';
import type { EntryToCheck } from './entry-to-check';
import {
  checkActivity,
  checkHomePage,
  checkMember,
  checkOpportunity,
  checkOrganisation,
  checkPage,
  checkSchool,
  checkStats,
  checkStory,
  checkTestimonial,
} from './other-types';
import { checkProject } from './project';

interface TypeChecks {
  /** Runs for entries in English only. */
  readonly check: (entry: EntryToCheck) => Finding[];
  /** The fields of the other entries that `check` reads. No others are loaded. */
  readonly fieldsOfOthers?: readonly string[];
}

/** What is checked for single types, in addition to slugs, images, links and texts. */
export const CHECKS_BY_TYPE: Readonly<Partial<Record<ContentUid, TypeChecks>>> = {
  [PROJECT]: { check: checkProject },
  [ACTIVITY]: { check: checkActivity, fieldsOfOthers: ['title'] },
  [TESTIMONIAL]: { check: checkTestimonial },
  [TEAM_MEMBER]: { check: checkMember },
  [STATS]: { check: checkStats },
  [ORGANISATION]: { check: checkOrganisation },
  [HOME_PAGE]: { check: checkHomePage },
  [OPPORTUNITY_PAGE]: { check: checkOpportunity, fieldsOfOthers: ['kind'] },
  [PAGE]: { check: checkPage },
  [STORY]: { check: checkStory },
  [SCHOOL]: { check: checkSchool, fieldsOfOthers: ['name', 'district', 'project'] },
  [DOCUMENT]: { check: checkDocument },
  [TRANSPARENCY]: { check: checkTransparency },
};
