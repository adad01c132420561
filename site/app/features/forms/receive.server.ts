import { data, type HeadersArgs, type RouterContextProvider, redirect } from 'react-router';
import { siteContext } from '../../site-context.ts';
import { formTexts } from '../../texts/forms.ts';
import { BodyRefused, readFormBody } from './form-body.server.ts';
import {
  type FormSchema,
  problemsOf,
  readValues,
  submissionOf,
  type Values,
} from './form-schema.ts';
import { type Answer, controlNames } from './outcome.ts';
import { givenKey } from './submissions.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Takes a posted form. Answers with data to a browser that runs scripts (it sends a key). Without
 * scripts: the same page with the messages and what was typed; once it has arrived, 303 to the page
 * itself and a flash message, so that a reload sends nothing again (R13).
 */
export async function receiveForm(schema: FormSchema, request: Request, context: Context) {
  const { submissions, flash, log, clientAddress } = context.get(siteContext);
  if (request.method !== 'POST') {
    const message = formTexts.notAForm;
    return answer({ state: 'refused', message }, 405, { Allow: 'GET, HEAD, POST' });
  }
  let body: URLSearchParams;
  try {
    body = await readFormBody(request);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return answer({ state: 'refused', message: bodyMessages[error.status] }, error.status);
  }
  const values = readValues(schema, (name) => body.get(name));
  const key = givenKey(body.get(controlNames.key));
  const success = async () =>
    key === undefined
      ? redirect(`${schema.path}#${schema.kind}-status`, {
          status: 303,
          headers: { 'Set-Cookie': await flash.write(schema) },
        })
      : answer({ state: 'sent' }, 200);
  if (body.get(controlNames.trap)) {
    log.info({ form: schema.kind }, 'A robot filled in the trap: dropped');
    return success();
  }
  const problems = problemsOf(schema, values);
  if (problems.length > 0) {
    return answer({ state: 'invalid', problems, values: shortened(schema, values) }, 422);
  }
  const taken = await submissions.take({
    kind: schema.kind,
    fields: submissionOf(schema, values),
    key,
    address: clientAddress,
  });
  if (taken.state === 'received') return success();
  if (taken.state !== 'limited') {
    return answer({ state: taken.state, values }, 503, { 'Retry-After': '60' });
  }
  const minutes = Math.ceil(taken.retryAfter / 60);
  const message = formTexts.limited(minutes === 1 ? 'a minute' : `${minutes} minutes`);
  const headers = { 'Retry-After': String(taken.retryAfter) };
  return answer({ state: 'refused', message, values }, 429, headers);
}

/** No page comes back with more in a field than the field takes: long values make it slow to render. */
function shortened({ fields }: FormSchema, values: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, maxLength }) => [name, (values[name] ?? '').slice(0, maxLength)]),
  );
}

export async function readFlash(schema: FormSchema, request: Request, context: Context) {
  const { sent, clear } = await context.get(siteContext).flash.read(schema, request);
  const headers = { 'Set-Cookie': clear, 'Cache-Control': 'no-store' };
  return { sent, init: sent ? { headers } : undefined };
}

export function formHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

const bodyMessages = {
  400: formTexts.incomplete,
  413: formTexts.tooLarge,
  415: formTexts.notAForm,
} as const;

function answer(given: Answer, status: number, headers: Record<string, string> = {}) {
  return data<Answer>(given, { status, headers });
}
