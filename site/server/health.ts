import type { Content } from '../app/cms/content.ts';
import { statsCall } from '../app/cms/stats.ts';
import { cacheControl } from './headers.ts';

/** `/readyz` says whether the CMS answers. It stays 200, since the last good content is served. */
export function createHealth(content: Content) {
  const startedAt = new Date().toISOString();
  const answer = (body: object) =>
    Response.json({ status: 'ok', ...body }, { headers: { 'Cache-Control': cacheControl.never } });
  return async (pathname: '/healthz' | '/readyz'): Promise<Response> => {
    if (pathname === '/healthz') return answer({});
    // Without visitors the state of the CMS would be old.
    await content.read(statsCall);
    return answer({ startedAt, ...content.status() });
  };
}
