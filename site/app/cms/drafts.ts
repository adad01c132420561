import type { ParseContext } from './calls.ts';
import type { CmsClient } from './client.ts';
import type { ContentReader } from './content.ts';
import { readEntries, withQuery } from './read-entries.ts';

/**
 * Reads what editors have saved, published or not: the calls of section 7.1 with `status=draft`, as
 * Strapi 5 understands it. Nothing is stored: drafts are for the editor who asks. A failure is an
 * empty reading.
 */
export function createDrafts(client: Pick<CmsClient, 'get'>, context: ParseContext): ContentReader {
  return {
    async read(call) {
      try {
        const path = withQuery(call.path, 'status=draft');
        const entries = await readEntries(client, { path, paged: call.paged });
        return { items: call.parse(entries, context), state: 'current' };
      } catch (error) {
        if (call.builtIn !== undefined) return { items: call.builtIn, state: 'current' };
        const reason = error instanceof Error ? error.message : String(error);
        context.log.warn({ call: call.path, reason }, 'Drafts cannot be read from the CMS');
        return { items: undefined, state: 'failing' };
      }
    },
  };
}
