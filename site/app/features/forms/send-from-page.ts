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
  serverAction: () => Promise<unknown>;
}): Promise<Answer> {
  const tooLate = new Promise((resolve) => window.setTimeout(resolve, timeout));
  const answer = await Promise.race([serverAction(), tooLate]).catch(() => undefined);
  return isAnswer(answer) ? answer : { state: 'failed' };
}

/** What a form sends changes nothing that its page shows. */
export function revalidateUnlessSent({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod === undefined && defaultShouldRevalidate;
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
