import type { Core } from '@strapi/strapi';

const PROJECT = 'api::project.project';
const ADDRESSES = 'api::old-address.old-address';

/** Remembers the addresses of published projects: the website redirects from old ones. In `register`. */
export function keepOldAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action, params } = context;
    if (uid !== PROJECT || !('documentId' in params)) return result;
    const { documentId } = params;
    if (action === 'publish') await remember(strapi, await publishedProjects(strapi, documentId));
    if (action === 'delete') {
      await strapi.db.query(ADDRESSES).deleteMany({ where: { project: documentId } });
    }
    return result;
  });
}

/** For what was published by other ways: sample content, a restored backup. In `bootstrap`. */
export async function rememberAddresses(strapi: Core.Strapi): Promise<void> {
  await remember(strapi, await publishedProjects(strapi));
}

export async function wasPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(ADDRESSES).count({ where: { project: documentId } })) > 0;
}

interface Published {
  readonly documentId: string;
  readonly url: string;
}

export async function publishedProjects(
  strapi: Core.Strapi,
  documentId?: string,
): Promise<Published[]> {
  return strapi.db.query(PROJECT).findMany({
    select: ['documentId', 'url'],
    where: { publishedAt: { $notNull: true }, ...(documentId ? { documentId } : {}) },
  });
}

async function remember(strapi: Core.Strapi, projects: readonly Published[]): Promise<void> {
  const addresses = strapi.db.query(ADDRESSES);
  for (const { documentId, url } of projects) {
    if (await addresses.findOne({ where: { project: documentId, from: url, to: null } })) continue;
    // An address that another project gave up is this project's now.
    await addresses.deleteMany({ where: { from: url } });
    await addresses.updateMany({ where: { project: documentId }, data: { to: url } });
    await addresses.create({ data: { from: url, project: documentId } });
  }
}
