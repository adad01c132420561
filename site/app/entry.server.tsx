import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { stackOf } from './cms/log.ts';
import { siteContext } from './cms/site-context.ts';
import type { Labels } from './labels/labels.ts';
import { LabelsContext } from './labels/use-labels.ts';
import { readCss } from './shell/head/built-css.server.ts';
import { cardPathContext } from './shell/head/card-path-context.ts';
import { contentSecurityPolicy, takeNonce } from './shell/head/content-security-policy.server.ts';
import { inlineCss } from './shell/head/inline-css.server.ts';
import { CardPathContext, type ShareCard } from './shell/head/share-card.ts';
import { routeLabel } from './shell/route-label.server.ts';

/** Longer than any read may make a page wait; then what is rendered so far is an error. */
const RENDER_TIMEOUT_MS = 10_000;

/** Renders the whole page before the first byte goes out: it is cached and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { labels, tiles } = loadContext.get(siteContext);
  const contexts = { labels, cardPath: loadContext.get(cardPathContext) };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) {
    // Vite adds scripts of its own to the page.
    headers.set('Content-Security-Policy', "frame-ancestors 'none'");
    return new Response(await render(request, routerContext, contexts), { status, headers });
  }
  const nonce = randomBytes(16).toString('base64url');
  const rendered = await render(request, routerContext, contexts, nonce);
  const { html, scripts } = takeNonce(rendered, nonce);
  const page = inlineCss(html, readCss);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, page.style, tiles.tileUrl));
  return new Response(page.html, { status, headers });
}

function render(
  request: Request,
  context: EntryContext,
  { labels, cardPath }: { labels: Labels; cardPath: (card: ShareCard) => string },
  nonce?: string,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <LabelsContext value={labels}>
        <CardPathContext value={cardPath}>
          <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
        </CardPathContext>
      </LabelsContext>,
      {
        ...(nonce && { nonce }),
        // React writes the whole page in place, without scripts that would insert parts of it (R18).
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long')), RENDER_TIMEOUT_MS);
    timer.unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A response that a route throws, such as a 404, is an answer, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const route = routeLabel(new URL(request.url).pathname);
  context.get(siteContext).log.error({ route, reason: stackOf(error) }, 'A page failed');
};
