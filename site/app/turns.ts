/**
 * Lets at most `atOnce` works run; the others wait for their turn, in order. What is made by many at
 * once takes no less time on one processor than by few, but the memory of all of it at the same time.
 */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    // Whoever ends hands its place over: nobody who comes meanwhile can take it.
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
