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
  const { entries, ...first } = await readPage(client, path);
  const isAll =
    first.pageCount === undefined ? entries.length < first.pageSize : first.pageCount <= 1;
  if (!paged || isAll) return entries;
  const read = (page: number, pageSize: number) =>
    readPage(client, withQuery(path, pageQuery(path, page, pageSize)), first);
  const second = await read(2, first.pageSize);
  const { pageSize, pageCount } = second;
  // Strapi cuts the page size that a call names at its `maxLimit`, and not the one that it takes by itself: then the
  // pages overlap, and an entry that comes twice counts once (calls.ts).
  const pages = [entries, second.entries];
  if (pageCount === undefined) {
    // It does not count (`withCount`): a page that is not full is the last.
    while ((pages.at(-1)?.length ?? 0) >= pageSize) {
      assertFew(path, pages.length + 1);
      pages.push((await read(pages.length + 1, pageSize)).entries);
    }
    return pages.flat();
  }
  assertFew(path, pageCount);
  const limit = pLimit(MAX_PAGES_AT_ONCE);
  const others = Array.from({ length: Math.max(0, pageCount - pages.length) }, (_, index) =>
    limit(() => read(pages.length + index + 1, pageSize)),
  );
  return [...pages, ...(await Promise.all(others)).map((page) => page.entries)].flat();
}

function assertFew(path: string, pages: number): void {
  if (pages <= MAX_PAGES) return;
  throw new CmsError('unusable', `GET ${path}: ${pages} pages are more than ${MAX_PAGES}`);
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

/** A call that names a page size of its own keeps it. */
function pageQuery(path: string, page: number, pageSize: number): string {
  const number = `pagination[page]=${page}`;
  return path.includes('pagination[pageSize]=')
    ? number
    : `${number}&pagination[pageSize]=${pageSize}`;
}

/** @param before the numbers of an earlier page, for one without */
async function readPage(
  client: Pick<CmsClient, 'get'>,
  path: string,
  before: { readonly pageSize?: number; readonly pageCount?: number | undefined } = {
    pageCount: 1,
  },
) {
  const reply = v.safeParse(Reply, await client.get(path));
  if (!reply.success) {
    throw new CmsError('unusable', `GET ${path}: the reply has no entries under "data"`);
  }
  const { data, meta } = reply.output;
  const entries = [data].flat();
  const { pageCount, pageSize = Math.max(entries.length, 1) } = meta?.pagination ?? before;
  return { entries, pageCount, pageSize };
}
