import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * One of each kind of page below may wait for the CMS, and a place is left. More take memory and end no
 * sooner.
 */
const PAGES_AT_ONCE = 3;
/** All pages of each language may wait, so that none is refused after a restart. */
const MAX_WAITING_PAGES = 120;
/** A rendering takes some 25 ms, so these are a second. */
const MAX_WAITING = 40;
/** A form that waited seconds for the CMS took no time of the processor: a tenth of one is enough. */
const MAX_PAUSE_MS = 100;

type Work<T> = () => Promise<T>;

/** Runs the work when it is its turn, or rejects with QueueFull. */
export type RenderQueue = <T>(work: Work<T>) => Promise<T>;

export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** @param waiting how many may wait */
export function createRenderQueue(atOnce: number, waiting = MAX_WAITING): RenderQueue {
  const limit = pLimit(atOnce);
  return <T>(work: Work<T>): Promise<T> => {
    if (limit.pendingCount >= waiting) return Promise.reject(new QueueFull());
    return new Promise<T>((resolve, reject) => {
      void limit(async () => {
        const began = performance.now();
        await work().then(resolve, reject);
        // Node accepts one connection between two renderings, and all that wait during a pause.
        await pause(Math.min(MAX_PAUSE_MS, performance.now() - began));
      });
    });
  };
}

/** Every kind of page has a queue, so that a flood of one kind delays no other. */
export function createQueues() {
  const rendering = createRenderQueue(PAGES_AT_ONCE, MAX_WAITING_PAGES);
  // Such requests may be far more than the pages: each kind takes one place among those of the pages.
  const oneAmongPages = (): RenderQueue => {
    const queue = createRenderQueue(1);
    return (work) => queue(() => rendering(work));
  };
  return {
    withoutParameters: rendering,
    withParameters: oneAmongPages(),
    /** Searches are rendered each time, as their addresses have no end. */
    searches: oneAmongPages(),
    // One at a time is enough, since a person who has sent a form asks for a single page.
    flashMessages: createRenderQueue(1),
    // Several editors may preview: while a page waits for its drafts from the CMS it costs nothing.
    drafts: createRenderQueue(4),
    // Anybody can ask for a link that is none, so they are apart from the drafts.
    previewLinks: createRenderQueue(1),
    // Like a preview, a submission waits for the CMS, up to five seconds. Ten are as many as the CMS has
    // connections to PostgreSQL.
    forms: createRenderQueue(10),
  };
}
