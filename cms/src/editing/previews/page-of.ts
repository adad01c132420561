import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../../content/types';

interface Draft {
  readonly documentId: string;
  readonly [field: string]: unknown;
}

/** Where the website shows an entry; `place` is its place in its list, counted from one. */
const PAGES: Readonly<Record<ContentUid, (draft: Draft, place: number) => string>> = {
  'api::project.project': ({ url }) => (url ? `/projects/${url}` : '/projects?projects=all'),
  'api::just-in.just-in': (_draft, place) => `/?activity=${place}#activities`,
  'api::testimonial.testimonial': () => '/?testimonials=all#testimonials',
  'api::team.team': () => '/team',
  'api::gallery.gallery': () => '/gallery',
  'api::stats-counter.stats-counter': () => '/#stat',
  'api::organisation.organisation': () => '/contact-us',
  'api::home-page.home-page': () => '/',
  'api::about-page.about-page': () => '/about-us',
  'api::list-page.list-page': () => '/projects',
  'api::opportunity-page.opportunity-page': ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
  'api::page.page': ({ address }) => `/${address ?? ''}`,
  'api::partner.partner': ({ kind }) => `/#${kind ?? 'associated'}-partners`,
  'api::school.school': ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
  'api::document.document': () => '/#footer',
};

/**
 * The path of the website's page on which the draft of an entry is seen; undefined where there is no
 * such entry.
 */
export async function pageOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<string | undefined> {
  const drafts: Draft[] = await strapi.documents(uid).findMany({ status: 'draft' });
  const index = drafts.findIndex((draft) => draft.documentId === documentId);
  const draft = drafts[index];
  return draft && PAGES[uid](draft, index + 1);
}
