import type { Log } from '../app/cms/log.ts';
import { isEqual } from './signed-text.ts';

/**
 * `POST /hooks/content`: the CMS tells that an editor changed something. It proves itself with
 * `Authorization: Bearer <CONTENT_HOOK_SECRET>`; without that setting there is no hook.
 */
export function createContentHook(
  secret: string | undefined,
  log: Log,
  onContentChange: () => void,
): (request: Request) => Response {
  return (request) => {
    if (secret === undefined) return answer(404);
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    const given = /^bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
    if (!isEqual(given, secret)) {
      log.warn({}, 'The content hook was called without its secret');
      return answer(401);
    }
    onContentChange();
    return answer(202);
  };
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
