import { builtInOf, type ParseContext } from './calls.ts';
import type { CmsClient } from './client.ts';
import type { ContentReader } from './content.ts';
import type { Log } from './log.ts';
import { readEntries, withQuery } from './read-entries.ts';

/** Reads what editors have saved for one page, published or not, each call once. Stores nothing. */
export function createDrafts(
  client: Pick<CmsClient, 'get'>,
  context: ParseContext,
  log: Log,
): ContentReader {
  const asked = new Map<string, Promise<unknown[]>>();
  return {
    language: 'en',
    facts: context.facts,
    async read(call) {
      try {
        const path = withQuery(call.path, 'status=draft');
        const entries = asked.get(path) ?? readEntries(client, { path, paged: call.paged });
        asked.set(path, entries);
        const sent = await entries;
        return { items: call.parse(sent, context), entries: sent, state: 'current' };
      } catch (error) {
        const builtIn = builtInOf(call, 'en', context.facts);
        if (builtIn !== undefined) return { items: builtIn, state: 'current' };
        const details = { call: call.path, reason: String(error) };
        log.warn(details, 'Drafts cannot be read from the CMS');
        return { items: undefined, state: 'failing' };
      }
    },
  };
}
