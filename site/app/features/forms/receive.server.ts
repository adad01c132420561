import { data, type RouterContextProvider, redirect } from 'react-router';
import { BodyRefused, readFormBody } from '../../../server/body.ts';
import { givenKey } from '../../../server/submissions/identity.ts';
import type { Taken } from '../../../server/submissions/submissions.ts';
import { siteContext } from '../../site-context.ts';
import { type FormSchema, problemsOf, readValues } from './form-schema.ts';
import { type Answer, controlNames } from './outcome.ts';

/**
 * Takes a posted form: reads it with bounds, drops what a robot filled in, checks it with the rules
 * the browser used (R8), and hands it to the backend or the outbox.
 *
 * Answers with data for a browser that runs scripts (it sends a key). Without scripts: the same page
 * again with the messages and what was typed, status 422 (or 413, 415, 429, 503); once it has
 * arrived, 303 to `?sent=` and a mark that nobody else can make, so that a reload sends nothing again
 * (R13).
 */
export async function receiveForm<Name extends string>(
  schema: FormSchema<Name>,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { submissions, arrivals, log, clientAddress } = context.get(siteContext);
  if (request.method !== 'POST') {
    return answer({ state: 'refused', words: refusedBody[415] }, 405, { Allow: 'GET, HEAD, POST' });
  }
  let body: URLSearchParams;
  try {
    body = await readFormBody(request);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return answer({ state: 'refused', words: refusedBody[error.status] }, error.status);
  }
  const values = readValues(schema, (name) => body.get(name));
  const key = givenKey(body.get(controlNames.key));
  const success = () =>
    key === undefined
      ? redirect(`${schema.path}?sent=${arrivals.make(schema.path)}#${schema.kind}-status`, 303)
      : answer({ state: 'sent' }, 200);
  if ((body.get(controlNames.trap) ?? '') !== '') {
    log.info({ form: schema.kind }, 'A robot filled in the trap: dropped');
    return success();
  }
  const problems = problemsOf(schema, values);
  if (problems.length > 0) return answer({ state: 'invalid', problems, values }, 422);
  const taken = await submissions.take({
    kind: schema.kind,
    fields: schema.toSubmission(values),
    key,
    address: clientAddress,
  });
  return taken.state === 'received' ? success() : notTaken(taken, values);
}

/** Lets the status line's headers (Retry-After) of an action through to the page. */
export function answerHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): Headers {
  return actionHeaders;
}

function notTaken(
  taken: Exclude<Taken, { state: 'received' }>,
  values: Readonly<Record<string, string>>,
) {
  switch (taken.state) {
    case 'not-stored':
      return answer({ state: 'not-stored', values }, 503, retryAfter(60));
    case 'failed':
      return answer({ state: 'failed', values }, 503, retryAfter(60));
    case 'limited': {
      const minutes = Math.ceil(taken.retryAfter / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      const words = `Many forms have come from your network just now. Please wait ${wait} and press Submit again. What you typed stays here.`;
      return answer({ state: 'refused', words, values }, 429, retryAfter(taken.retryAfter));
    }
  }
}

const refusedBody = {
  400: 'Your form did not reach us whole. Please send it again.',
  413: 'That is too much text for this form. Please make it shorter and send it again.',
  415: 'This form can only be sent from its own page. Please fill it in there.',
} as const;

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

function answer(given: Answer, status: number, headers: Record<string, string> = {}) {
  return data<Answer>(given, { status, headers });
}
