import pLimit from 'p-limit';
import * as v from 'valibot';
import type { ContentCall } from './calls.ts';
import { type CmsClient, CmsError } from './client.ts';

/** 2,500 entries in Strapi's pages of 25: a CMS that counts wrongly is not read for ever. */
const MAX_PAGES = 100;
/** A list of thousands is read faster, and the CMS still has time for others. */
const MAX_PAGES_AT_ONCE = 4;

const Reply = v.object({
  /** A list, or the one entry of a single type. */
  data: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  meta: v.nullish(
    v.object({
      pagination: v.nullish(
        v.object({ pageCount: v.optional(v.number()), pageSize: v.optional(v.number()) }),
      ),
    }),
  ),
});

/** The first page exactly as `path` says (7.1), then the further ones (R4). @throws {CmsError} */
export async function readEntries(
  client: Pick<CmsClient, 'get'>,
  { path, paged }: Pick<ContentCall<unknown>, 'path' | 'paged'>,
): Promise<unknown[]> {
  const { entries, pagination } = await readPage(client, path);
  const { pageCount = 1, pageSize = entries.length } = pagination ?? {};
  if (!paged) return entries;
  if (pageCount > MAX_PAGES) {
    throw new CmsError('unusable', `GET ${path}: ${pageCount} pages are more than ${MAX_PAGES}`);
  }
  const limit = pLimit(MAX_PAGES_AT_ONCE);
  const further = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => {
    const next = `pagination[page]=${index + 2}&pagination[pageSize]=${pageSize}`;
    return limit(() => readPage(client, withQuery(path, next)));
  });
  const pages = await Promise.all(further);
  return [...entries, ...pages.flatMap((page) => page.entries)];
}

/**
 * Returns a short answer as it came, to be compared with the next one.
 * @throws {CmsError}
 */
export async function readProbe(client: Pick<CmsClient, 'get'>, path: string): Promise<string> {
  return JSON.stringify(await client.get(path));
}

export function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

async function readPage(client: Pick<CmsClient, 'get'>, path: string) {
  const reply = v.safeParse(Reply, await client.get(path));
  if (!reply.success) {
    throw new CmsError('unusable', `GET ${path}: the reply has no entries under "data"`);
  }
  const { data, meta } = reply.output;
  return { entries: [data].flat(), pagination: meta?.pagination };
}
