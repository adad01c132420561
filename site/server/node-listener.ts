import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import type { Config } from '../app/config.server.ts';
import { cachePolicies } from './cache-policy.ts';
import type { KeptPages } from './kept-pages.ts';
import type { ServerLog } from './log.ts';
import { createPictureChoice } from './own-pictures.ts';
import { hasStrayParameter, pageKey } from './page-key.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { RunningSite } from './site.ts';
import { choose, type StoredPage } from './stored-page.ts';
import type { RequestWatch } from './watch/request-watch.ts';
import { bodyOf } from './wire-answer.ts';

export interface NodeListenerOptions {
  readonly site: RunningSite;
  readonly config: Config;
  readonly log: ServerLog;
  readonly watch: Pick<RequestWatch, 'follow'>;
  /** The folder of files that are served as they are. */
  readonly publicFolder: string;
  /** None while developing, where every request must see the latest code. */
  readonly pages?: KeptPages;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Binds the site to Node's HTTP server. In this order: pages kept in memory, files, and the site
 * itself.
 */
export function createNodeListener(options: NodeListenerOptions): RequestListener {
  const { site, config, log, watch, publicFolder, pages } = options;
  const { host, protocol } = new URL(config.siteUrl);
  const policy = new Headers();
  setSecurityHeaders(policy, config);
  const files = createFileListener(publicFolder, policy, pages !== undefined);
  /** Headers of what is answered here, without a page. */
  const own = { ...Object.fromEntries(policy), 'Cache-Control': 'no-store' };

  const forward = createRequestListener(
    (request: Request, client: ClientAddress) => site.fetch(request, client.address),
    { host, protocol, onError: failed },
  );

  function failed(error: unknown): Response {
    log.error({ reason: reasonOf(error) }, 'A request could not be answered');
    return new Response('Unexpected Application Error!', { status: 500 });
  }

  function answerPage(
    asked: Promise<StoredPage>,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    asked.then(
      (page) => send(page, request, response),
      (error: unknown) => {
        const { status } = failed(error);
        response.writeHead(status, { ...own, 'Content-Type': 'text/plain' });
        response.end('Unexpected Application Error!');
      },
    );
  }

  return (request, response) => {
    const { method, url = '' } = request;
    watch.follow(request, response);
    // Only the origin form of RFC 9112 (3.2.1) names something on this site. Two Host headers are read
    // differently by whoever stands in between, and must be refused (3.2).
    if (!url.startsWith('/') || namesTwoHosts(request.rawHeaders)) {
      response.writeHead(400, { ...own, Connection: 'close' }).end();
      return;
    }
    // TRACE and the like cannot even be made into a request.
    if (!methods.has(method ?? '')) {
      response.writeHead(405, { ...own, Connection: 'close' }).end();
      return;
    }
    const reading = method === 'GET' || method === 'HEAD';
    if (!reading || !pages || site.seesDrafts(request.headers.cookie)) {
      files(request, response, () => forward(request, response));
      return;
    }
    const key = pageKey(url);
    if (key !== url && hasStrayParameter(url)) {
      response.writeHead(302, { ...own, Location: sameSite(key) }).end();
      return;
    }
    const page = pages.peek(key);
    if (page) {
      send(page, request, response);
      return;
    }
    files(request, response, () => {
      if (pages.isOwn(url)) {
        forward(request, response);
        return;
      }
      const place = site.placeOf(key);
      if (place.movedTo !== undefined) {
        response.writeHead(301, { ...own, Location: sameSite(place.movedTo) }).end();
        return;
      }
      const shared = place.key === key ? undefined : pages.peek(place.key);
      if (shared) send(shared, request, response);
      else answerPage(pages.get(place.key), request, response);
    });
  };
}

/** @param raw names and values by turns, as they were sent */
function namesTwoHosts(raw: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** A path that begins with two slashes would name another host. */
function sameSite(key: string): string {
  return key.replace(/^\/{2,}/, '/');
}

function send(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const chosen = choose(page, accepted, known);
  response.writeHead(chosen.status, chosen.headers);
  response.end(request.method === 'HEAD' ? undefined : bodyOf(chosen));
}

function createFileListener(folder: string, policy: Headers, preread: boolean) {
  const { choosePicture, isChosen } = createPictureChoice(folder);
  const serve = sirv(folder, {
    // The list of files is read once: nothing that was not there at the start is ever served.
    dev: !preread,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeaders(policy);
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? cachePolicies.hashedAsset : cachePolicies.fixedAsset,
      );
      // No picture is compressed on the way; which file stands for it depends on what the browser takes.
      if (isChosen(pathname)) response.setHeader('Vary', 'Accept');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    choosePicture(request);
    serve(request, response, next);
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
