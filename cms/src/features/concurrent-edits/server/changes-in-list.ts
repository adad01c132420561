import type { Core, UID } from '@strapi/strapi';
import { CREATOR, type Entry } from '../../../access/entry-rights';
import { draftsOf } from '../../../content/entry-in-language';
import { inLocale } from '../../../content/languages';
import { isContent } from '../../../content/types';
import { agoInWords, dateOf, writerOf } from './last-writer';

/** A version is stored a moment after the entry. */
const VERSION_DELAY_MS = 1_000;

/** An entry of a list, as the list shows it. */
interface SeenEntry {
  readonly documentId: string;
  /** Its `updatedAt` then. */
  readonly openedAt?: string | undefined;
}

/** The entries of a list that others changed since it was read, each with a sentence that names it. */
export async function changesInList(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  listed: readonly SeenEntry[],
  locale: string,
  editorId: number,
): Promise<{ row: Entry; sentence: (name: string) => string }[]> {
  const documentId = { $in: listed.map((each) => each.documentId) };
  const rows: Entry[] = await strapi.db.query(uid).findMany({
    where: { documentId, ...inLocale(locale), ...draftsOf(strapi, uid) },
    populate: { ...CREATOR, updatedBy: true },
  });
  const changes: { row: Entry; sentence: (name: string) => string }[] = [];
  for (const row of rows) {
    const openedAt = listed.find((each) => each.documentId === row.documentId)?.openedAt;
    if (!openedAt || dateOf(row.updatedAt) <= dateOf(openedAt)) continue;
    const writer = await writerOf(strapi, uid, row, [locale]);
    const isOld = writer.at.getTime() <= dateOf(openedAt).getTime() + VERSION_DELAY_MS;
    if (writer.id === editorId || (isContent(uid) && isOld)) continue;
    const when = agoInWords(writer.at);
    changes.push({
      row,
      sentence: (name) =>
        `${writer.name} changed “${name}” ${when}: load the page again to see it.`,
    });
  }
  return changes;
}
