import type { Content } from '../app/cms/content.ts';

/**
 * `/healthz`: 200 when this program can serve pages. `/readyz`: whether the backend answers and
 * since when not; 200 all the same, since the last good content is served meanwhile.
 */
export function createHealth(content: Content): (pathname: '/healthz' | '/readyz') => Response {
  const startedAt = new Date().toISOString();
  return (pathname) =>
    Response.json(
      pathname === '/healthz' ? { status: 'ok' } : { status: 'ok', startedAt, ...content.status() },
      { headers: { 'Cache-Control': 'no-store' } },
    );
}
