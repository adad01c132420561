import type { Core } from '@strapi/strapi';
import { ACCOUNTS_KINDS } from '../../../content/accounts/document-kinds';
import { LIST_PAGE_PATHS } from '../../../content/addresses/list-page-paths';
import { isTranslation } from '../../../content/languages/languages';
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
} from '../../../content/types';
import type { Row } from '../../../platform/is-record';

export const NO_ENTRY = 'There is no such entry';

interface Beside {
  /** The place of the draft in its list, counted from one. */
  readonly place: number;
  /** The fields in which the draft is another than what is published. */
  readonly changed: readonly string[];
}

type PathOfDraft = (draft: Row, beside: Beside) => string;

/** The first of these pages whose texts were changed. */
function changedListPage(changed: readonly string[]): string {
  const found = Object.entries(LIST_PAGE_PATHS).find(([name]) =>
    changed.some((field) => field.startsWith(name)),
  );
  return found?.[1] ?? '/projects';
}

/** Where the website shows a draft of each type. */
export const PREVIEW_PATHS: Readonly<Record<ContentUid, PathOfDraft>> = {
  [PROJECT]: ({ url }) => (url ? `/projects/${url}` : '/projects?projects=all'),
  [ACTIVITY]: (_draft, { place }) => `/?activity=${place}#activities`,
  [TESTIMONIAL]: () => '/?testimonials=all#testimonials',
  [MEMBER]: () => '/team',
  [GALLERY]: () => '/gallery',
  [STATS]: () => '/#stat',
  [ORGANISATION]: () => '/contact-us',
  [HOME_PAGE]: () => '/',
  [ABOUT_PAGE]: () => '/about-us',
  [LIST_PAGE]: (_draft, { changed }) => changedListPage(changed),
  [OPPORTUNITY_PAGE]: ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
  [PAGE]: ({ address }) => `/${address ?? ''}`,
  [STORY]: ({ slug }) => (slug ? `/stories/${slug}` : '/stories'),
  [PARTNER]: ({ kind }) => `/#${kind ?? 'associated'}-partners`,
  [SCHOOL]: ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
  [DOCUMENT]: ({ kind }) =>
    ACCOUNTS_KINDS.includes(String(kind)) ? '/transparency#files' : '/#footer',
  [TRANSPARENCY]: () => '/transparency',
};

/** The English entry has the order and the slug; `/ml` is the home page in Malayalam. */
export function inLanguage(language: string, path: string): string {
  return isTranslation(language) ? `/${language}${path.replace(/^\/(?=$|[?#])/, '')}` : path;
}

/** The place of an activity among the slides. */
export async function slideOf(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
): Promise<number> {
  const slides = await strapi.documents(ACTIVITY).findMany({ status });
  return slides.findIndex((slide) => slide.documentId === documentId) + 1;
}
