import type { Core } from '@strapi/strapi';
import { CREATOR, type EntryRights } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import { STORY } from '../../../content/types';
import type { Row } from '../../../platform/is-record';
import type { Version } from '../../../versions/version';

/**
 * Gives a project of the bin back to the drafts of its stories that have none since.
 * @returns a sentence on what is left to do
 */
export async function giveBackToStories(
  strapi: Core.Strapi,
  binned: readonly Version[],
  project: string,
  rights: EntryRights,
  editorId: number,
): Promise<string | undefined> {
  const ids = binned.flatMap(({ stories }) => stories ?? []);
  const stories = await strapi.db.query(STORY).findMany({
    where: {
      documentId: { $in: ids },
      publishedAt: null,
      locale: ENGLISH,
      project: { id: { $null: true } },
    },
    populate: CREATOR,
  });
  const given = stories.filter((story) => rights.may('update', story));
  for (const { documentId } of given) {
    const data: Row = { project, updatedBy: editorId };
    await strapi.documents(STORY).update({ documentId, locale: ENGLISH, data });
  }
  if (given.length === 0) return undefined;
  return given.length === 1
    ? 'One story has it as its project again, in its draft: publish the story too.'
    : `${given.length} stories have it as their project again, in their drafts: publish the stories too.`;
}
