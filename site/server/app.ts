import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import type { ServerBuild } from 'react-router';
import { type Log, stackOf } from '../app/cms/log.ts';
import { spellingOfProject } from '../app/cms/projects.ts';
import { spellingOfPage } from '../app/cms/text-pages.ts';
import { limitBody, readAhead } from '../app/features/forms/form-body.server.ts';
import { dictionaries } from '../app/labels/dictionaries.server.ts';
import { createTargets, targetIn } from './cache-key.ts';
import type { Config } from './config.ts';
import { UPLOAD } from './files.ts';
import { completeHeaders, emptyResponse, isReading, securityHeaders } from './headers.ts';
import { createHealth } from './health.ts';
import { createOwnHost } from './own-host.ts';
import { createPageCache, pageResponse } from './page-cache.ts';
import { isAmbiguous, isCallInside } from './refusals.ts';
import { createRenderPage } from './render-page.ts';
import { createQueues, QueueFull } from './render-queue.ts';
import type { Services } from './services.ts';
import type { StaticFiles } from './static-files.ts';
import { visitorIpOf } from './visitor-ip.ts';

interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  readonly log: Log;
  readonly build: ServerBuild;
  /** None in development, where Vite serves files and nothing is cached. */
  readonly files?: StaticFiles;
}

/** What a request passes through: refusals, files, endpoints, the page cache and the pages. */
export function createApp({ config, services, log, build, files }: AppOptions): RequestListener {
  const { content, flash, preview } = services;
  const security = securityHeaders(config);
  const health = createHealth(content);
  const targetOf = createTargets(build.routes, {
    'projects/:url': (url) => spellingOfProject(content, url),
    ':slug': (slug) => spellingOfPage(content, slug),
  });
  const ownHost = createOwnHost(config.siteUrl);
  const render = createRenderPage({
    config,
    services,
    log,
    build: { ...build, allowedActionOrigins: ownHost.formOrigins },
  });
  const queues = createQueues();
  const cache = createPageCache(
    // From the key alone, so that nothing of one visitor's request reaches the page of all.
    (key) => render(new Request(config.siteUrl + key), ''),
    (key) => (key.includes('?') ? queues.withParameters : queues.withoutParameters),
    config.contentTtl,
  );
  content.onChange(() => cache.clear());

  async function answer(original: Request, visitorIp: string): Promise<Response> {
    const request = limitBody(original);
    const url = new URL(request.url);
    if (url.pathname === '/hooks/content') return services.hook(request);
    const endpoint = endpointOf(url.pathname);
    if (endpoint) return isReading(request) ? endpoint(request) : notAllowed(['GET', 'HEAD']);

    const target = targetIn(url, services.languages(), targetOf);
    if (target.kind === 'redirect') {
      return emptyResponse(target.status, { Location: target.location });
    }
    if (target.kind === 'page') {
      if (!target.methods.includes(request.method)) return notAllowed(target.methods);
      if (!isReading(request)) return answerForm(request, visitorIp);
    }
    const queue = await queueOfOneVisitor(request);
    if (queue) return queue(() => renderForOne(request, visitorIp));
    if (target.cached && files) return pageResponse(await cache.get(target.key), request);
    const asked = new Request(config.siteUrl + target.key, { method: request.method });
    const isLink = url.pathname === '/preview';
    const others = isLink ? queues.previewLinks : queues.searches;
    return others(() => render(asked, visitorIp));
  }

  async function answerForm(request: Request, visitorIp: string): Promise<Response> {
    // Another website has a form that leads here.
    if (!ownHost.acceptsOrigin(request.headers.get('Origin'))) return emptyResponse(400);
    const posted = await readAhead(request);
    return queues.forms(() => render(posted, visitorIp));
  }

  async function renderForOne(request: Request, visitorIp: string): Promise<Response> {
    const response = await render(request, visitorIp);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  }

  function endpointOf(path: string): ((request: Request) => Promise<Response>) | undefined {
    if (path === '/healthz' || path === '/readyz') return () => health(path);
    if (path.startsWith('/images/share/')) return services.shareCards.respond;
    if (path.startsWith('/images/')) return services.images.respond;
    return path.startsWith('/files/') || UPLOAD.test(path) ? services.files : undefined;
  }

  /** Pages with drafts or a flash message are neither cached nor taken from the cache. */
  async function queueOfOneVisitor({ headers }: Request) {
    const cookies = headers.get('Cookie');
    if (preview.draftsUntil(cookies) !== undefined) return queues.drafts;
    return (await flash.isThere(cookies)) ? queues.flashMessages : undefined;
  }

  async function respond(request: Request, client: ClientAddress): Promise<Response> {
    const visitorIp = visitorIpOf(request.headers, client.address, config.trustProxy);
    const response = await answer(request, visitorIp).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      if (error instanceof QueueFull) return busy();
      log.error({ reason: stackOf(error) }, 'A request could not be answered');
      return new Response(dictionaries.en.errors.unexpected.heading, { status: 500 });
    });
    completeHeaders(request, response, security);
    return response;
  }

  // Whatever a request says of its host and protocol, pages are made for SITE_URL.
  const { host, protocol } = new URL(config.siteUrl);
  const listen = createRequestListener(respond, {
    host,
    protocol,
    // What `Request` refuses: a method like TRACE.
    onError: () => new Response('Bad Request', { status: 400, headers: security }),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isAmbiguous(request)) {
      response.setHeaders(security);
      response.writeHead(400, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
    } else if (!ownHost.accepts(request.headers.host) && !isCallInside(request)) {
      response.setHeaders(security);
      response.writeHead(421, { ...plainText, 'Cache-Control': 'no-store', Connection: 'close' });
      response.end(dictionaries.en.errors.otherHost);
    } else if (!files || !isReading(request) || !files(request, response)) {
      await listen(request, response);
    }
  }

  return (request, response) => {
    // A fault of one request answers that request, and ends nothing else.
    const fail = (error: unknown) => {
      log.error({ reason: stackOf(error) }, 'A request could not be answered');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end(dictionaries.en.errors.unexpected.heading);
    };
    response.on('error', fail);
    handle(request, response).catch(fail);
  };
}

function busy(): Response {
  const headers = { ...plainText, 'Retry-After': '5' };
  return new Response(dictionaries.en.errors.busy, { status: 503, headers });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

function notAllowed(allowed: readonly string[]): Response {
  return emptyResponse(405, { Allow: allowed.join(', ') });
}
