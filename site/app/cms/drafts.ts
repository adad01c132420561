import type { ParseContext } from './calls.ts';
import type { CmsClient } from './client.ts';
import type { ContentReader } from './content.ts';
import { readEntries } from './read-entries.ts';

/**
 * Reads what editors have saved, published or not: the calls of section 7.1 with `status=draft`, as
 * Strapi 5 understands it. Nothing is kept, neither in memory nor on disk: a draft is for the one who
 * asks now. A failure is an empty reading, as with published content that was never read.
 */
export function createDrafts(client: Pick<CmsClient, 'get'>, context: ParseContext): ContentReader {
  return {
    async read(call) {
      const { path, paged } = call;
      try {
        const asked = `${path}${path.includes('?') ? '&' : '?'}status=draft`;
        const entries = await readEntries(client, { path: asked, paged });
        return { items: call.parse(entries, context), state: 'current' };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        context.log.warn({ call: path, reason }, 'Drafts cannot be read from the backend');
        return { items: undefined, state: 'failing' };
      }
    },
  };
}
