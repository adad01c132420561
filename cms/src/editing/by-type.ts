import { ACCOUNTS_KINDS } from '../content/accounts-kinds';
import {
  ABOUT_PAGE,
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  HOME_PAGE,
  LIST_PAGE,
  MEMBER,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PARTNER,
  PROJECT,
  SCHOOL,
  STATS,
  STORY,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../content/types';
import { checkDocument, checkTransparency } from './checks/accounts';
import type { EntryToCheck, Values } from './checks/entry-to-check';
import type { Finding } from './checks/finding';
import { checkPage } from './checks/page';
import { checkProject } from './checks/project';
import {
  checkActivity,
  checkCards,
  checkMember,
  checkOpportunity,
  checkOrganisation,
  checkSchool,
  checkStats,
  checkTestimonial,
} from './checks/small-types';
import { checkStory } from './checks/story';

interface Beside {
  /** The place of the draft in its list, counted from one. */
  readonly place: number;
  /** The fields in which the draft is another than what is published. */
  readonly changed: readonly string[];
}

interface TypeEditing {
  /** Where the website shows a draft. */
  preview(draft: Values, beside: Beside): string;
  /** What the checks can read of the other entries. Of any other field they read an empty text. */
  readonly compared: readonly string[];
  /** What else is checked than images, links and texts, in English alone. */
  readonly check?: (entry: EntryToCheck) => Finding[];
}

/** The pages whose texts stand in one entry, by how the names of their fields begin. */
const LIST_PAGE_PATHS = {
  project: '/projects',
  team: '/team',
  gallery: '/gallery',
  opportunities: '/opportunities',
  contact: '/contact-us',
};

/** The first of these pages whose texts were changed. */
function changedListPage(changed: readonly string[]): string {
  const found = Object.entries(LIST_PAGE_PATHS).find(([name]) =>
    changed.some((field) => field.startsWith(name)),
  );
  return found?.[1] ?? '/projects';
}

/** What editing needs to know of each type. */
export const BY_TYPE: Readonly<Record<ContentUid, TypeEditing>> = {
  [PROJECT]: {
    preview: ({ url }) => (url ? `/projects/${url}` : '/projects?projects=all'),
    compared: ['projectTitle', 'url'],
    check: checkProject,
  },
  [ACTIVITY]: {
    preview: (_draft, { place }) => `/?activity=${place}#activities`,
    compared: ['title'],
    check: checkActivity,
  },
  [TESTIMONIAL]: {
    preview: () => '/?testimonials=all#testimonials',
    compared: [],
    check: checkTestimonial,
  },
  [MEMBER]: { preview: () => '/team', compared: [], check: checkMember },
  [GALLERY]: { preview: () => '/gallery', compared: [] },
  [STATS]: { preview: () => '/#stat', compared: [], check: checkStats },
  [ORGANISATION]: { preview: () => '/contact-us', compared: [], check: checkOrganisation },
  [HOME_PAGE]: { preview: () => '/', compared: [], check: checkCards },
  [ABOUT_PAGE]: { preview: () => '/about-us', compared: [] },
  [LIST_PAGE]: { preview: (_draft, { changed }) => changedListPage(changed), compared: [] },
  [OPPORTUNITY_PAGE]: {
    preview: ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
    compared: ['kind'],
    check: checkOpportunity,
  },
  [PAGE]: {
    preview: ({ address }) => `/${address ?? ''}`,
    compared: ['title', 'address'],
    check: checkPage,
  },
  [STORY]: {
    preview: ({ slug }) => (slug ? `/stories/${slug}` : '/stories'),
    compared: ['title', 'slug'],
    check: checkStory,
  },
  [PARTNER]: { preview: ({ kind }) => `/#${kind ?? 'associated'}-partners`, compared: [] },
  [SCHOOL]: {
    preview: ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
    compared: ['name', 'district', 'project'],
    check: checkSchool,
  },
  [DOCUMENT]: {
    preview: ({ kind }) =>
      ACCOUNTS_KINDS.includes(String(kind)) ? '/transparency#files' : '/#footer',
    compared: [],
    check: checkDocument,
  },
  [TRANSPARENCY]: { preview: () => '/transparency', compared: [], check: checkTransparency },
};
