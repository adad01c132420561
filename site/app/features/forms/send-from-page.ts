import type { Answer } from './outcome.ts';

/** A dead connection can keep a browser waiting for minutes; a retry carries the same key. */
const ANSWER_TIMEOUT_MS = 30_000;

interface Args {
  serverAction: () => Promise<Answer | undefined>;
}

/** A network failure, a proxy's own error page or no answer are the specified failure (section 8). */
export async function sendFromPage({ serverAction }: Args): Promise<Answer> {
  const tooLate = new Promise<undefined>((resolve) =>
    window.setTimeout(resolve, ANSWER_TIMEOUT_MS),
  );
  const answer = await Promise.race([serverAction(), tooLate]).catch(() => undefined);
  return answer ?? { state: 'failed' };
}
