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
import { checkProject } from './project';
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
} from './small-types';

interface TypeChecks {
  /** Runs in English alone. */
  readonly check: (entry: EntryToCheck) => Finding[];
  /** What it reads of the other entries. Of any other field it reads an empty text. */
  readonly compared?: readonly string[];
}

/** What is checked of some types beside slugs, images, links and texts. */
export const BY_TYPE: Readonly<Partial<Record<ContentUid, TypeChecks>>> = {
  [PROJECT]: { check: checkProject },
  [ACTIVITY]: { check: checkActivity, compared: ['title'] },
  [TESTIMONIAL]: { check: checkTestimonial },
  [TEAM_MEMBER]: { check: checkMember },
  [STATS]: { check: checkStats },
  [ORGANISATION]: { check: checkOrganisation },
  [HOME_PAGE]: { check: checkHomePage },
  [OPPORTUNITY_PAGE]: { check: checkOpportunity, compared: ['kind'] },
  [PAGE]: { check: checkPage },
  [STORY]: { check: checkStory },
  [SCHOOL]: { check: checkSchool, compared: ['name', 'district', 'project'] },
  [DOCUMENT]: { check: checkDocument },
  [TRANSPARENCY]: { check: checkTransparency },
};
