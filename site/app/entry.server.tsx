import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { siteContext } from './site-context.ts';
import { createTurns } from './turns.ts';

/** Longer than any read may make a page wait; then what is rendered so far is an error. */
const RENDER_TIMEOUT = 10_000;

/** What pages read has been read by now; writing them is the processor's work alone. */
const inTurn = createTurns(2);

/** Renders the whole page before the first byte goes out: it is kept, hashed and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await inTurn(() => render(request, routerContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

function render(request: Request, context: EntryContext): Promise<string> {
  let cancel = () => {};
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        // No part of a page is held back for a script to put in its place (R18).
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    );
    const late = setTimeout(() => abort(new Error('The page took too long')), RENDER_TIMEOUT);
    late.unref();
    // A timer that is left running would hold every rendered page in memory until it fires.
    cancel = () => clearTimeout(late);
  }).finally(() => cancel());
}

/** Errors that no page expects: one line in the log, without what the visitor typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page that is not there, or a form posted to a page without one, is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { pathname } = new URL(request.url);
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  context.get(siteContext).log.error({ pathname, reason }, 'A page failed');
};
