import { type ContentCall, UnusableEntries } from './calls.ts';
import { type CmsClient, CmsError } from './client.ts';
import { parseListReply } from './wire.ts';

/** A list of more pages than this is a fault of the backend, not content. */
const MOST_PAGES = 100;
/** Milliseconds after which a read without an answer is begun once more beside it. */
const NEXT_TRY = 3_000;
/** As many as fit into the time after which the first is given up: whenever it comes back, it is asked soon. */
const MOST_TRIES = 5;

/**
 * The entries of `call`. A backend that was silent for a while answers the next request at once, and
 * the hanging one never: so a further read is begun beside one that hangs, and the first answer
 * counts. A read that fails is not repeated here.
 * @throws {CmsError | UnusableEntries}
 */
export function readEntries(
  client: Pick<CmsClient, 'get'>,
  call: Pick<ContentCall<unknown>, 'path' | 'paged'>,
  nextTry = NEXT_TRY,
): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let tries = 0;
    let timer: NodeJS.Timeout | undefined;
    function begin(): void {
      tries += 1;
      running += 1;
      if (tries < MOST_TRIES) {
        timer = setTimeout(begin, nextTry);
        timer.unref();
      }
      fetchEntries(client, call).then(
        (entries) => {
          clearTimeout(timer);
          resolve(entries);
        },
        (error: unknown) => {
          running -= 1;
          // Once no more are begun, those that still hang have nothing to tell that the next reading has not.
          if (running > 0 && tries < MOST_TRIES) return;
          clearTimeout(timer);
          reject(error);
        },
      );
    }
    begin();
  });
}

/** Reads the first page exactly as `path` says (7.1), and the further ones where there are any (R4). */
async function fetchEntries(
  client: Pick<CmsClient, 'get'>,
  { path, paged }: Pick<ContentCall<unknown>, 'path' | 'paged'>,
): Promise<readonly unknown[]> {
  const first = pageOf(await client.get(path), path);
  if (!paged || first.pageCount <= 1) return first.entries;
  if (first.pageCount > MOST_PAGES) {
    throw new UnusableEntries(`GET ${path}: ${first.pageCount} pages are more than ${MOST_PAGES}`);
  }
  const entries = [...first.entries];
  for (let page = 2; page <= first.pageCount; page += 1) {
    const further = `pagination[page]=${page}&pagination[pageSize]=${first.pageSize}`;
    const next = await client.get(`${path}${path.includes('?') ? '&' : '?'}${further}`);
    entries.push(...pageOf(next, path).entries);
  }
  return entries;
}

function pageOf(reply: unknown, path: string) {
  const page = parseListReply(reply);
  if (page) return page;
  throw new CmsError('unusable', `GET ${path}: the reply has no list under "data"`);
}
