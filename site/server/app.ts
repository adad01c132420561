import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Log } from '../app/cms/log.ts';
import { spellingOfPage } from '../app/cms/pages.ts';
import { spellingOfProject } from '../app/cms/projects.ts';
import type { Config } from '../app/config.server.ts';
import { hasFlashMessage } from '../app/features/forms/flash.server.ts';
import { limitBody, readAhead } from '../app/features/forms/form-body.server.ts';
import { keepDraftsPrivate } from '../app/features/preview/preview.server.ts';
import { prefixOf, splitAddress } from '../app/languages.ts';
import { siteContext } from '../app/site-context.ts';
import { dictionaries } from '../app/texts/dictionaries.server.ts';
import { createTargets, targetIn } from './cache-key.ts';
import { clientAddress } from './client-address.ts';
import { completeHeaders, emptyResponse, isReading, securityHeaders } from './headers.ts';
import { createHealth } from './health.ts';
import { createOwnHost } from './own-host.ts';
import { createPageCache, pageResponse } from './page-cache.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Services } from './services.ts';
import type { StaticFiles } from './static-files.ts';

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
  const { content, preview } = services;
  const security = securityHeaders(config);
  const health = createHealth(content);
  const targetOf = createTargets(build.routes, {
    'projects/:url': (url) => spellingOfProject(content, url),
    ':address': (address) => spellingOfPage(content, address),
  });
  const ownHost = createOwnHost(config.siteUrl);
  // A language is an application of its own: all links of its pages lead to its own pages.
  const handlers = new Map(
    config.languages.map((language) => [
      language,
      createRequestHandler(
        {
          ...build,
          basename: prefixOf(language) || '/',
          allowedActionOrigins: ownHost.formOrigins,
        },
        import.meta.env.MODE,
      ),
    ]),
  );
  // A queue each: a flood of forms or of pages that are rendered each time delays no cached page.
  const forCache = createRenderQueue(20, { rests: false });
  const eachTime = createRenderQueue(1, { rests: true });
  // Several: while a form waits for the CMS it costs nothing.
  const forForms = createRenderQueue(10, { rests: true });
  const cache = createPageCache(
    (key) => forCache(() => render(new Request(config.siteUrl + key), '')),
    config.contentTtl,
  );
  content.onChange(() => cache.clear());

  async function answer(original: Request, address: string): Promise<Response> {
    const request = limitBody(original);
    const url = new URL(request.url);
    if (url.pathname === '/hooks/content') return services.hook(request);
    const endpoint = endpointOf(url.pathname);
    if (endpoint) return isReading(request) ? endpoint(request) : notAllowed(['GET', 'HEAD']);

    const target = targetIn(url, services.languages(), targetOf);
    if ('redirect' in target) return emptyResponse(target.status, { Location: target.redirect });
    if (target.methods?.includes(request.method) === false) return notAllowed(target.methods);
    if (target.methods && !isReading(request)) {
      if (!ownHost.acceptsOrigin(request.headers.get('Origin'))) return emptyResponse(400);
      const posted = await readAhead(request);
      return forForms(() => render(posted, address));
    }
    const isPersonal = isForOneVisitor(request);
    if (target.cached && files && !isPersonal) {
      return pageResponse(await cache.get(target.key), request);
    }
    const asked = isPersonal
      ? request
      : new Request(config.siteUrl + target.key, { method: request.method });
    const response = await eachTime(() => render(asked, address));
    if (isPersonal && !response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'no-store');
    }
    return response;
  }

  function endpointOf(path: string): ((request: Request) => Promise<Response>) | undefined {
    if (path === '/healthz' || path === '/readyz') return () => health(path);
    if (path.startsWith('/images/')) return services.images.respond;
    return path.startsWith('/files/') ? services.files : undefined;
  }

  async function render(request: Request, address: string): Promise<Response> {
    const draftsUntil = preview.draftsUntil(request.headers.get('Cookie'));
    const languages = services.languages();
    const { language } = splitAddress(new URL(request.url).pathname, languages);
    const contentIn = services.readerOf(draftsUntil !== undefined);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      siteUrl: config.siteUrl,
      languages,
      content: contentIn(language),
      contentIn,
      media: services.media,
      preview,
      draftsUntil,
      cms: services.cms,
      submissions: services.submissions,
      flash: services.flash,
      giving: config.giving,
      map: { tileUrl: config.mapTileUrl, attribution: config.mapAttribution },
      texts: dictionaries[language],
      log,
      clientAddress: address,
    });
    const handle = handlers.get(language);
    if (handle === undefined) throw new Error(`No pages are built for ${language}`);
    const response = await handle(request, context);
    if (draftsUntil !== undefined) keepDraftsPrivate(response.headers);
    return response;
  }

  /** Pages with drafts or a flash message are neither cached nor taken from the cache. */
  function isForOneVisitor({ headers }: Request): boolean {
    const cookies = headers.get('Cookie') ?? '';
    return hasFlashMessage(cookies) || preview.draftsUntil(cookies) !== undefined;
  }

  async function respond(request: Request, { address }: ClientAddress): Promise<Response> {
    const visitor = clientAddress(request.headers, address, config.trustProxy);
    const response = await answer(request, visitor).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      log.error({ reason: reasonOf(error) }, 'A request could not be answered');
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
      log.error({ reason: reasonOf(error) }, 'A request could not be answered');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end(dictionaries.en.errors.unexpected.heading);
    };
    response.on('error', fail);
    handle(request, response).catch(fail);
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A proxy could read a backslash, two Host headers or a whole URL (RFC 9112, 3.2) differently. */
function isAmbiguous({ url = '', headersDistinct }: IncomingMessage): boolean {
  if (!url.startsWith('/') || (headersDistinct.host?.length ?? 0) > 1) return true;
  // With `/x/../team` and `/team#x` a proxy would keep `/team` under any number of addresses.
  return /[\\#]/.test(url) || /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(url);
}

/** The operator and the CMS call an instance by its own address. */
function isCallInside({ url = '' }: IncomingMessage): boolean {
  return ['/healthz', '/readyz', '/hooks/content'].includes(url);
}

function notAllowed(allowed: readonly string[]): Response {
  return emptyResponse(405, { Allow: allowed.join(', ') });
}
