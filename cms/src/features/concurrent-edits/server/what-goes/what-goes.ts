import type { Core } from '@strapi/strapi';
import { BY_ACTION } from './by-action';
import { type Going, quoted, readGoing } from './going';
import { leadsThere } from './leads-there';

/** What an editor reads before entries are deleted or taken off: which they are, and what else goes. */
export async function whatGoes(strapi: Core.Strapi, going: Going): Promise<readonly string[]> {
  const { action, rights } = going;
  const entries = await readGoing(strapi, going);
  const kept = entries.rows.filter((row) => action !== 'unpublish' && !rights.may('delete', row));
  if (kept.length > 0) {
    const reason = 'visitors see it, or a colleague began it. Ask an Editor';
    return [`You may not delete ${quoted(entries, kept)}: ${reason}.`];
  }
  const sentences = [
    ...(await BY_ACTION[action](strapi, going, entries)),
    ...entries.instead,
    // English goes on where a translation goes, and the links and cards lead there.
    ...(entries.isWhole ? await leadsThere(strapi, going, entries) : []),
  ];
  // A sentence may hold for each language.
  return [...new Set(sentences)];
}
