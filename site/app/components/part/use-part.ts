import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a part of the site may take to arrive before it counts as failed, in milliseconds (9). */
export const partTimeout = 120_000;

export type PartState<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly part?: undefined }
  | { readonly state: 'ready'; readonly part: T };

/**
 * A part of the site that is loaded when it is needed. `start` begins (or, after a failure, begins
 * again); the state tells what to show meanwhile.
 */
export function usePart<T>(load: () => Promise<T>): PartState<T> & { readonly start: () => void } {
  const [state, setState] = useState<PartState<T>>({ state: 'idle' });
  const alive = useRef(true);
  const running = useRef(false);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const start = useCallback(() => {
    if (running.current) return;
    running.current = true;
    setState({ state: 'loading' });
    withTimeout(load(), partTimeout).then(
      (part) => {
        if (alive.current) setState({ state: 'ready', part });
      },
      () => {
        running.current = false;
        if (alive.current) setState({ state: 'failed' });
      },
    );
  }, [load]);

  return { ...state, start };
}

/** Rejects where `promise` has not settled after `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
