import type { Answer } from './outcome.ts';

/** A dead connection can keep a browser waiting for minutes; a retry carries the same key. */
const timeout = 30_000;

/**
 * The `clientAction` of a page with a form. A network failure, a proxy's own error page or no answer
 * at all are the specified failure (section 8), not the end of the page.
 */
export async function sendFromPage({
  serverAction,
}: {
  serverAction: () => Promise<Answer | undefined>;
}): Promise<Answer> {
  const tooLate = new Promise<undefined>((resolve) => window.setTimeout(resolve, timeout));
  const answer = await Promise.race([serverAction(), tooLate]).catch(() => undefined);
  return answer ?? { state: 'failed' };
}
