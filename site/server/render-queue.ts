import { setTimeout as rest } from 'node:timers/promises';
import pLimit from 'p-limit';

export type Render = () => Promise<Response>;

/** How many renderings may wait; each takes some 50 ms. */
const MAX_WAITING = 40;
const LONGEST_REST = 100;

/**
 * Renders at most `concurrency` pages at a time, and refuses where too many wait already.
 *
 * @param rests leaves as much time to other requests after each rendering as it took. Node accepts one
 *   connection in each turn of its event loop: without a rest, a flood would keep visitors from even
 *   being accepted.
 */
export function createRenderQueue(
  concurrency: number,
  { rests }: { readonly rests: boolean },
): (render: Render) => Promise<Response> {
  const limit = pLimit(concurrency);
  return async (render) => {
    if (limit.pendingCount >= MAX_WAITING) return busy();
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const began = performance.now();
        await render().then(resolve, reject);
        if (rests) await rest(Math.min(LONGEST_REST, performance.now() - began));
      });
    });
  };
}

function busy(): Response {
  return new Response('Too many visitors ask at this moment. Please try again in a few seconds.', {
    status: 503,
    headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
