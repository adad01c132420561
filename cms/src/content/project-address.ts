import type { Core } from '@strapi/strapi';
import { wasPublished } from './old-addresses';
import { firstFree, slugFrom } from './slug';

export const PROJECT = 'api::project.project';
/** What an address is made of where a title has no letter, and what Strapi itself once proposed. */
const GENERIC = 'project';
const MAX = 80;

interface Fields {
  readonly projectTitle?: string | null;
  readonly url?: string | null;
}

/** A title as the last part of a project's address. */
export function addressFrom(title: string): string {
  return slugFrom(title, MAX, GENERIC);
}

/** Whether an address says nothing of its project: `project`, `project-2`. */
export function isGeneric(url: string): boolean {
  return isMadeFrom(GENERIC, url);
}

/**
 * Fills in a project's page address from its title, and lets it follow the title until the project
 * was published once. An address that an editor wrote stays. In `register`.
 */
export function followTitle(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === PROJECT && (action === 'create' || action === 'update')) {
      const data = params.data ?? {};
      const given: Readonly<Record<string, unknown>> = { ...data };
      if (typeof given.url === 'string') Object.assign(data, { url: given.url.trim() });
      const documentId = 'documentId' in params ? params.documentId : undefined;
      const before = await draftOf(strapi, documentId);
      const title = given.projectTitle ?? before?.projectTitle;
      const url = given.url === undefined ? before?.url : given.url;
      if (
        typeof title === 'string' &&
        title.trim() &&
        (await mayChange(strapi, url, before, documentId))
      ) {
        const free = await freeAddress(strapi, addressFrom(title), documentId);
        Object.assign(data, { url: free });
      }
    }
    return next();
  });
}

async function draftOf(strapi: Core.Strapi, documentId?: string): Promise<Fields | null> {
  if (documentId === undefined) return null;
  return strapi.db.query(PROJECT).findOne({ where: { documentId, publishedAt: null } });
}

async function mayChange(
  strapi: Core.Strapi,
  url: unknown,
  before: Fields | null,
  documentId?: string,
): Promise<boolean> {
  if (!url) return true;
  if (typeof url !== 'string' || !before || url !== before.url || documentId === undefined)
    return false;
  const followed = isGeneric(url) || isMadeFrom(addressFrom(before.projectTitle ?? ''), url);
  return followed && !(await wasPublished(strapi, documentId));
}

function isMadeFrom(address: string, url: string): boolean {
  return (
    url === address ||
    (url.startsWith(`${address}-`) && /^\d+$/.test(url.slice(address.length + 1)))
  );
}

/** The address, with a number after it where another project has or had it. */
async function freeAddress(
  strapi: Core.Strapi,
  address: string,
  documentId?: string,
): Promise<string> {
  const others = { $ne: documentId ?? '' };
  const [projects, known]: [{ url: string }[], { from: string }[]] = await Promise.all([
    strapi.db.query(PROJECT).findMany({ where: { documentId: others } }),
    strapi.db.query('api::old-address.old-address').findMany({ where: { project: others } }),
  ]);
  const taken = new Set([...projects.map(({ url }) => url), ...known.map(({ from }) => from)]);
  return firstFree(address, (each) => taken.has(each));
}
