import type { Content } from '../app/cms/content.ts';
import type { Submissions } from './submissions/submissions.ts';

/**
 * `/healthz`: 200 when this program can serve pages. `/readyz`: whether the backend answers and
 * since when not, and how many submissions wait in the outbox; 200 all the same, since the last good
 * content is served meanwhile.
 */
export function createHealth(
  content: Content,
  submissions: Submissions,
): (pathname: '/healthz' | '/readyz') => Response {
  const startedAt = new Date().toISOString();
  return (pathname) =>
    Response.json(
      pathname === '/healthz'
        ? { status: 'ok' }
        : { status: 'ok', startedAt, ...content.status(), outbox: submissions.queue() },
      { headers: { 'Cache-Control': 'no-store' } },
    );
}
