import { setTimeout as rest } from 'node:timers/promises';
import pLimit from 'p-limit';
import { dictionaries } from '../app/texts/dictionaries.server.ts';

type Render = () => Promise<Response>;

/** How many renderings may wait; each takes some 50 ms. */
const MAX_WAITING = 40;

/** `rests`: pauses after each rendering, or a flood would keep Node from accepting connections. */
export function createRenderQueue(concurrency: number, { rests }: { rests: boolean }) {
  const limit = pLimit(concurrency);
  return async (render: Render): Promise<Response> => {
    if (limit.pendingCount >= MAX_WAITING) return busy();
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const began = performance.now();
        await render().then(resolve, reject);
        if (rests) await rest(Math.min(100, performance.now() - began));
      });
    });
  };
}

function busy(): Response {
  return new Response(dictionaries.en.errors.busy, {
    status: 503,
    headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
