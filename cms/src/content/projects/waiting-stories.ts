import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Row } from '../../platform/is-record';
import type { Write } from '../../platform/write';
import { ENGLISH } from '../languages/languages';
import { PROJECT, STORY } from '../types';

const Ids = v.fallback(v.array(v.string()), []);
const LIVE = { locale: ENGLISH, publishedAt: { $notNull: true } };
const DRAFT = { locale: ENGLISH, publishedAt: null };

/**
 * Gives a project that is published again back to its published stories. Strapi relates what is published to what is
 * published alone: a story loses a project that is taken off, and gets none that is not published yet.
 */
export async function giveBackToWaiting(
  strapi: Core.Strapi,
  { uid, action, documentId, locale }: Write,
): Promise<(() => Promise<void>) | undefined> {
  const isEnglish = locale === '*' || [locale ?? ENGLISH].flat().includes(ENGLISH);
  if (!documentId || !isEnglish) return undefined;
  if (uid === PROJECT && action === 'unpublish') {
    const stories = await documentIds(strapi, { ...LIVE, project: { documentId } });
    return () => wait(strapi, documentId, stories);
  }
  if (uid === PROJECT && action === 'publish') return () => giveBack(strapi, documentId);
  if (uid !== STORY || action !== 'publish') return undefined;
  return async () => {
    const where = { ...DRAFT, documentId };
    const draft: Row | null = await strapi.db
      .query(STORY)
      .findOne({ where, populate: { project: { select: ['documentId'] } } });
    const { project } = v.parse(Named, draft);
    if (project) await wait(strapi, project.documentId, [documentId]);
  };
}

const Named = v.object({ project: v.nullish(v.object({ documentId: v.string() })) });

function waiting(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'website_waiting_stories' });
}

async function wait(
  strapi: Core.Strapi,
  project: string,
  stories: readonly string[],
): Promise<void> {
  const isLive =
    (await strapi.db.query(PROJECT).count({ where: { ...LIVE, documentId: project } })) > 0;
  if (isLive || stories.length === 0) return;
  const store = waiting(strapi);
  const before = v.parse(Ids, await store.get({ key: project }));
  await store.set({ key: project, value: [...new Set([...before, ...stories])] });
}

/** To those whose draft still names it and that were not published with another since. */
async function giveBack(strapi: Core.Strapi, documentId: string): Promise<void> {
  const store = waiting(strapi);
  const ids = v.parse(Ids, await store.get({ key: documentId }));
  if (ids.length === 0) return;
  const project = await strapi.db.query(PROJECT).findOne({ where: { ...LIVE, documentId } });
  const named = await documentIds(strapi, {
    ...DRAFT,
    documentId: { $in: ids },
    project: { documentId },
  });
  const stories = strapi.db.query(STORY);
  const rows = await stories.findMany({
    where: { ...LIVE, documentId: { $in: named }, project: { id: { $null: true } } },
  });
  for (const { id, updatedAt } of rows) {
    await stories.update({ where: { id }, data: { project: project.id } });
    // A later time than the draft's would hide that the draft has changes.
    await stories.updateMany({ where: { id }, data: { updatedAt } });
  }
  await store.delete({ key: documentId });
}

async function documentIds(strapi: Core.Strapi, where: object): Promise<string[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query(STORY)
    .findMany({ select: ['documentId'], where });
  return rows.map((story) => story.documentId);
}
