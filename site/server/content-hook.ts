import { createHash, timingSafeEqual } from 'node:crypto';
import type { Content } from '../app/cms/content.ts';
import type { SiteLog } from './log.ts';

/**
 * `POST /hooks/content`: the backend tells that an editor changed something. What had been read is
 * read anew at once, and the kept pages are dropped where it is different. The caller proves itself
 * with `Authorization: Bearer <CONTENT_HOOK_SECRET>`; without that setting there is no hook.
 * What the backend sends along is not looked at.
 * @param tellOthers passes the word on to other instances of the site
 */
export function createContentHook(
  content: Pick<Content, 'refresh'>,
  secret: string | undefined,
  log: SiteLog,
  tellOthers: () => void = () => undefined,
): (request: Request) => Response {
  let running: Promise<void> | undefined;
  let again = false;

  /** Many changes at once end in one reading after the last of them. */
  function refresh(): void {
    if (running) {
      again = true;
      return;
    }
    running = content.refresh().finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      refresh();
    });
  }

  return (request) => {
    if (secret === undefined) return answer(404);
    if (request.method !== 'POST') return answer(405);
    const given = /^bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (given === undefined || !sameText(given, secret)) {
      log.warn({}, 'Somebody called the content hook without its secret');
      return answer(401);
    }
    refresh();
    tellOthers();
    return answer(202);
  };
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Compares in a time that tells nothing of where the texts differ. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
