import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CmsClient, CmsError } from './client.ts';
import type { Log } from './log.ts';
import { readEntries } from './read-entries.ts';
import { MAX_WAIT_FOR_FIRST_READ_MS, RETRY_MS } from './waits.ts';

/** The number of letters of all texts in memory, as JSON. */
const MAX_LETTERS = 32 * 1024 * 1024;

interface EntryReply {
  /** As the CMS sent them; undefined where it did not. */
  readonly entries: readonly unknown[] | undefined;
  readonly letters: number;
}

/**
 * Reads single entries of types with thousands of them, such as the text of a story. Each is read once until
 * it changes, which its list tells; those that were not asked for longest go first.
 */
export function createSingleEntries(client: Pick<CmsClient, 'get'>, log: Log) {
  const answers = new LRUCache<string, EntryReply, { readonly path: string }>({
    maxSize: MAX_LETTERS,
    sizeCalculation: ({ letters }) => letters + 1,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _old, { context: { path }, options }) {
      try {
        const entries = await readEntries(client, { path, paged: false });
        return { entries, letters: JSON.stringify(entries).length };
      } catch (error) {
        const failure = error instanceof CmsError ? error.failure : 'unusable';
        log.warn({ call: path, failure, reason: String(error) }, 'An entry cannot be read');
        options.ttl = RETRY_MS;
        return { entries: undefined, letters: 0 };
      }
    },
  });

  /** `changedAt` is another once the entry has changed. Undefined: the CMS does not say what there is (R6). */
  return async (
    path: string,
    changedAt: string,
    since = performance.now(),
  ): Promise<readonly unknown[] | undefined> => {
    const answer = answers.fetch(`${path} ${changedAt}`, { context: { path } });
    const wait = MAX_WAIT_FOR_FIRST_READ_MS - (performance.now() - since);
    const late = pause(Math.max(0, wait), undefined, { ref: false });
    return (await Promise.race([answer, late]))?.entries;
  };
}
