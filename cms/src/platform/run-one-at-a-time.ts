/** Returns a function that runs the task. While a run lasts, it returns the promise of that run and begins no other. */
export function runOneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return async () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    await running;
  };
}
