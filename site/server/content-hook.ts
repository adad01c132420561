import { contentCalls } from '../app/cms/content-calls.ts';
import { type ContentChange, changesIn } from '../app/cms/content-change.ts';
import type { Log } from '../app/cms/log.ts';
import { isEqual } from '../app/cms/signed-text.server.ts';
import { emptyResponse } from './headers.ts';

type OnChange = (changes: readonly ContentChange[] | undefined) => void;

const READS = contentCalls.map(({ path }) => path);

/**
 * `POST /hooks/content`: the CMS reports a change. Without `secret` there is no hook. Strapi's own webhook sends what
 * visitors wrote in forms as well: nothing of a message is logged or kept.
 */
export function createContentHook(secret: string | undefined, log: Log, onChange: OnChange) {
  return async (request: Request): Promise<Response> => {
    if (secret === undefined) return emptyResponse(404);
    if (request.method !== 'POST') return emptyResponse(405, { Allow: 'POST' });
    const token = /^bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
    if (!isEqual(token, secret)) {
      log.warn({}, 'The content hook was called without its secret');
      return emptyResponse(401);
    }
    // A message that cannot be read names no change, and all is read again.
    const changes = changesIn(await request.text().catch(() => ''), READS);
    if (changes?.length !== 0) onChange(changes);
    return emptyResponse(202);
  };
}
