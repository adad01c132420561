import type { Content } from '../app/cms/content.ts';
import { statsCall } from '../app/cms/stats.ts';

/**
 * `/healthz`: 200 when this program can serve pages. `/readyz`: whether the CMS answers and
 * since when not; 200 all the same, since the last good content is served meanwhile.
 */
export function createHealth(content: Content) {
  const startedAt = new Date().toISOString();
  const answer = (body: object) =>
    Response.json({ status: 'ok', ...body }, { headers: { 'Cache-Control': 'no-store' } });
  return async (pathname: '/healthz' | '/readyz'): Promise<Response> => {
    if (pathname === '/healthz') return answer({});
    // Asks the CMS where no visitor has asked for a while.
    await content.read(statsCall);
    return answer({ startedAt, ...content.status() });
  };
}
