import type { Core } from '@strapi/strapi';
import { ENGLISH, isTranslation } from './languages';
import { isRemembered, rememberedOfOthers } from './old-addresses';
import { firstFree, slugFrom } from './slug';
import { PROJECT } from './types';
import type { Write } from './write';

/** The slug for a title without a letter, which Strapi itself once proposed. */
const GENERIC = 'project';
/** The schema's limit leaves room for a hyphen and a number. */
const MAX_LETTERS = 80;

export function projectSlugFrom(title: string): string {
  return slugFrom(title, MAX_LETTERS, GENERIC);
}

/** Whether a slug says nothing of its project: `project`, `project-2`. */
export function isGeneric(url: string): boolean {
  return isMadeFrom(GENERIC, url);
}

/**
 * Fills in a project's slug from its title, and lets it follow the title until the project
 * was published once. A slug that an editor wrote stays.
 */
export async function followTitle(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, data } = write;
  if (uid !== PROJECT || (action !== 'create' && action !== 'update')) return;
  if (action === 'update' && isTranslation(write.locale)) {
    // All languages share the slug, which English decides.
    delete data.url;
    return;
  }
  const before = documentId
    ? await strapi.db.query(PROJECT).findOne({
        where: { documentId, publishedAt: null, locale: ENGLISH },
      })
    : undefined;
  if (typeof data.url === 'string') data.url = data.url.trim();
  const title = data.projectTitle ?? before?.projectTitle;
  const url = data.url === undefined ? before?.url : data.url;
  if (typeof title !== 'string' || !title.trim()) return;
  const isFollowing =
    before &&
    url === before.url &&
    (isGeneric(url) || isMadeFrom(projectSlugFrom(before.projectTitle ?? ''), url)) &&
    !(await isRemembered(strapi, before.documentId));
  if (!url || isFollowing) data.url = await freeSlug(strapi, projectSlugFrom(title), documentId);
}

function isMadeFrom(slug: string, url: string): boolean {
  return url.startsWith(slug) && /^(-\d+)?$/.test(url.slice(slug.length));
}

/** Returns the slug, with a number behind it where another project has or had it. */
async function freeSlug(strapi: Core.Strapi, slug: string, documentId?: string): Promise<string> {
  const where = { documentId: { $ne: documentId ?? '' } };
  const [projects, remembered]: [{ url: string }[], string[]] = await Promise.all([
    strapi.db.query(PROJECT).findMany({ where }),
    rememberedOfOthers(strapi, PROJECT, documentId),
  ]);
  const taken = new Set([...projects.map(({ url }) => url), ...remembered]);
  return firstFree(slug, (each) => taken.has(each));
}
