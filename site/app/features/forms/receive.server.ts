import { createHash } from 'node:crypto';
import { data, type HeadersArgs, type RouterContextProvider, redirect } from 'react-router';
import { getListPage } from '../../cms/list-page.ts';
import { getOpportunity } from '../../cms/opportunity-pages.ts';
import { siteContext } from '../../cms/site-context.ts';
import type { SubmissionKind } from '../../cms/submissions.ts';
import { plural } from '../../labels/labels.ts';
import { BodyRefused, readFormBody } from './form-body.server.ts';
import {
  controlNames,
  type FormSchema,
  formProblems,
  readValues,
  submissionOf,
  type Values,
} from './form-schema.ts';
import { formsIn } from './forms.ts';
import { formsContext } from './forms-context.ts';
import type { Answer } from './outcome.ts';
import { givenKey } from './submissions.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Takes a posted form. Answers with data to a browser that runs scripts (it sends a key). Without
 * scripts: the same page with the messages and what was typed; once it has arrived, 303 to the page
 * itself and a flash message, so that a reload sends nothing again (R13).
 */
export async function receiveForm(kind: SubmissionKind, request: Request, context: Context) {
  const { log, labels } = context.get(siteContext);
  const { submissions, flash, visitorIp } = context.get(formsContext);
  const schema = formsIn(labels)[kind];
  if (request.method !== 'POST') {
    return answer({ state: 'refused', message: labels.forms.notAForm }, 405, {
      Allow: 'GET, HEAD, POST',
    });
  }
  let body: URLSearchParams;
  try {
    body = await readFormBody(request);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    const message = labels.forms[bodyMessages[error.status]];
    return answer({ state: 'refused', message }, error.status);
  }
  const values = readValues(schema, (name) => body.get(name));
  const key = givenKey(body.get(controlNames.key));
  const success = async () =>
    key === undefined
      ? redirect(`${schema.path}#${kind}-status`, {
          status: 303,
          headers: { 'Set-Cookie': await flash.write(kind) },
        })
      : answer({ state: 'sent' }, 200);
  if (body.get(controlNames.trap)) {
    log.info({ form: kind }, 'A robot filled in the trap: dropped');
    return success();
  }
  const problems = formProblems(schema, values, labels);
  if (problems.length > 0) {
    return answer({ state: 'invalid', problems, values: shortened(schema, values) }, 422);
  }
  const outcome = await submissions.submit({
    kind,
    fields: submissionOf(schema, values),
    notice: { language: labels.language, digest: await noticeDigest(kind, context) },
    key,
    visitorIp,
  });
  if (outcome.state === 'stored') return success();
  if (outcome.state !== 'limited') {
    return answer({ state: outcome.state, values }, 503, { 'Retry-After': '60' });
  }
  const message = plural(labels, labels.forms.limited, Math.ceil(outcome.retryAfter / 60));
  const headers = { 'Retry-After': String(outcome.retryAfter) };
  return answer({ state: 'refused', message, values }, 429, headers);
}

/** Enough to tell the versions of one organisation apart; the CMS takes 40. */
const HASH_LETTERS = 12;

/** A short hash of the words of the privacy notice that stood beside the form. */
async function noticeDigest(kind: SubmissionKind, context: Context): Promise<string> {
  const { content, labels } = context.get(siteContext);
  const notice =
    kind === 'contact'
      ? (await getListPage(content)).contactPrivacy
      : (await getOpportunity(content, kind)).formPrivacy;
  const hash = createHash('sha256').update(`${notice.text}\n${labels.forms.rights}`);
  return hash.digest('hex').slice(0, HASH_LETTERS);
}

/** Cuts each value at its field's limit, since a page with long values is slow to render. */
function shortened({ fields }: FormSchema, values: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, maxLength }) => [name, (values[name] ?? '').slice(0, maxLength)]),
  );
}

export async function readFlash(kind: SubmissionKind, request: Request, context: Context) {
  const { sent, clear } = await context.get(formsContext).flash.read(kind, request);
  const headers = { 'Set-Cookie': clear, 'Cache-Control': 'no-store' };
  return { sent, init: sent ? { headers } : undefined };
}

export function formHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

const bodyMessages = {
  400: 'incomplete',
  413: 'tooLarge',
  415: 'notAForm',
} as const;

function answer(given: Answer, status: number, headers: Record<string, string> = {}) {
  return data<Answer>(given, { status, headers });
}
