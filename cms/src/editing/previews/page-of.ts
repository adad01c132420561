import type { Core, UID } from '@strapi/strapi';

interface Draft {
  readonly documentId: string;
  readonly url?: string | null;
}

/** Where the website shows an entry; `place` is its place in its list, counted from one. */
const PAGES: Readonly<Record<string, (draft: Draft, place: number) => string>> = {
  'api::project.project': ({ url }) => (url ? `/projects/${url}` : '/projects?projects=all'),
  'api::just-in.just-in': (_draft, place) => `/?activity=${place}#activities`,
  'api::testimonial.testimonial': () => '/?testimonials=all#testimonials',
  'api::team.team': () => '/team',
  'api::gallery.gallery': () => '/gallery',
  'api::stats-counter.stats-counter': () => '/#stat',
};

/** Whether entries of this type are shown on the website. */
export function hasPage(uid: string): uid is UID.CollectionType {
  return Object.hasOwn(PAGES, uid);
}

/**
 * The path of the website's page on which the draft of an entry is seen; undefined where there is no
 * such entry.
 */
export async function pageOf(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  documentId: string,
): Promise<string | undefined> {
  const drafts: Draft[] = await strapi.documents(uid).findMany({ status: 'draft' });
  const index = drafts.findIndex((draft) => draft.documentId === documentId);
  const draft = drafts[index];
  return draft && PAGES[uid]?.(draft, index + 1);
}
