import type { Log } from '../app/cms/log.ts';
import { isEqual } from '../app/signed-text.server.ts';
import { emptyResponse } from './headers.ts';

/** `POST /hooks/content`: the CMS reports a change. Without `secret` there is no hook. */
export function createContentHook(secret: string | undefined, log: Log, onChange: () => void) {
  return (request: Request): Response => {
    if (secret === undefined) return emptyResponse(404);
    if (request.method !== 'POST') return emptyResponse(405, { Allow: 'POST' });
    const given = /^bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
    if (!isEqual(given, secret)) {
      log.warn({}, 'The content hook was called without its secret');
      return emptyResponse(401);
    }
    onChange();
    return emptyResponse(202);
  };
}
