import type { Content } from '../app/cms/content.ts';
import { statsCall } from '../app/cms/stats.ts';
import type { Submissions } from './submissions/submissions.ts';

/**
 * `/healthz`: 200 when this program can serve pages. `/readyz`: whether the backend answers and
 * since when not, and how many submissions wait in the outbox; 200 all the same, since the last good
 * content is served meanwhile.
 */
export function createHealth(
  content: Content,
  submissions: Submissions,
): (pathname: '/healthz' | '/readyz') => Promise<Response> {
  const startedAt = new Date().toISOString();
  const answer = (body: object) =>
    Response.json({ status: 'ok', ...body }, { headers: { 'Cache-Control': 'no-store' } });
  return async (pathname) => {
    if (pathname === '/healthz') return answer({});
    await content.check(statsCall);
    return answer({ startedAt, ...content.status(), outbox: submissions.queue() });
  };
}
