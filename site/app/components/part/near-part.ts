import { partTimeout, withTimeout } from './use-part.ts';

/** A part that is rendered by the server, and brought to life once the visitor comes near it. */
export interface NearPart<T> {
  /** For React's `lazy`: resolves once the part is wanted and has arrived. */
  readonly load: () => Promise<T>;
  /** Wants the part now, near or not; after a failure, tries again. */
  readonly want: () => void;
  /** Sends for it now and waits until it is there, or until it has failed. */
  readonly fetch: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly failed: () => boolean;
}

/** How far from the view the part is sent for, so that it is there when the visitor is, in pixels. */
const margin = 400;
/** Further up than any page is long. */
const farAbove = 1_000_000;

/**
 * @param id of the element whose nearness to the view decides; where the page has none (it is just
 *   being rendered), the part is wanted at once
 * @param fetchPart fetches the part; it may take 120 s (9, Loading)
 * @param evenPassed whether it is wanted, too, by who has jumped to a place below that element
 */
export function nearPart<T>(
  id: string,
  fetchPart: () => Promise<T>,
  evenPassed = false,
): NearPart<T> {
  const listeners = new Set<() => void>();
  let hasFailed = false;
  let wanted = false;
  let wake: (() => void) | undefined;

  function setFailed(value: boolean) {
    if (hasFailed === value) return;
    hasFailed = value;
    for (const listener of listeners) listener();
  }

  async function untilWanted(): Promise<void> {
    const element = document.getElementById(id);
    if (wanted || element === null || !('IntersectionObserver' in window)) return;
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) done();
        },
        { rootMargin: `${evenPassed ? farAbove : margin}px 0px ${margin}px` },
      );
      function done() {
        observer.disconnect();
        wake = undefined;
        resolve();
      }
      wake = done;
      observer.observe(element);
    });
  }

  async function load(): Promise<T> {
    if (typeof document === 'undefined') return fetchPart();
    await untilWanted();
    for (;;) {
      try {
        return await withTimeout(fetchPart(), partTimeout);
      } catch {
        setFailed(true);
        await new Promise<void>((resolve) => {
          wake = resolve;
          addEventListener('online', () => resolve(), { once: true });
        });
        setFailed(false);
      }
    }
  }

  function want(): void {
    wanted = true;
    wake?.();
  }

  return {
    load,
    want,
    async fetch() {
      want();
      await fetchPart().catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    failed: () => hasFailed,
  };
}
