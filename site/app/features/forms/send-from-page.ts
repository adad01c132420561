import type { Answer } from './outcome.ts';

/** A dead connection can keep a browser waiting for minutes; a retry carries the same key. */
const patience = 30_000;

/**
 * Sends a form from a page that runs scripts. A network failure, a proxy's own error page or no
 * answer at all are the specified failure (section 8), not the end of the page.
 * @param send posts the form and gives the server's answer
 */
export async function sendFromPage(send: () => Promise<unknown>): Promise<Answer> {
  let timer = 0;
  try {
    const answer = await Promise.race([
      send(),
      new Promise<undefined>((resolve) => {
        timer = window.setTimeout(resolve, patience);
      }),
    ]);
    return isAnswer(answer) ? answer : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  } finally {
    window.clearTimeout(timer);
  }
}

const states = ['sent', 'invalid', 'failed', 'not-stored', 'refused'];

function isAnswer(value: unknown): value is Answer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'state' in value &&
    typeof value.state === 'string' &&
    states.includes(value.state)
  );
}
