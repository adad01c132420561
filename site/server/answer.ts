import type { ServerBuild } from 'react-router';
import { entryPages } from '../app/cms/entry-pages.ts';
import { UPLOAD } from '../app/cms/file.ts';
import type { Log } from '../app/cms/log.ts';
import { spellingOfMapProject } from '../app/cms/map-projects.ts';
import { spellingOfStoryList } from '../app/cms/story-list.ts';
import { limitBody, readAhead } from '../app/features/forms/form-body.server.ts';
import { dictionaries } from '../app/labels/dictionaries.server.ts';
import { createTargets, targetIn } from './cache-key.ts';
import type { Config } from './config.ts';
import { cacheControl, emptyResponse, isReading } from './headers.ts';
import { createHealth } from './health.ts';
import type { OwnHost } from './own-host.ts';
import { createPageCache, pageResponse } from './page-cache.ts';
import { createRenderPage } from './render-page.ts';
import { createQueues } from './render-queue.ts';
import type { Services } from './services.ts';
import type { StaticFiles } from './static-files.ts';

export interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  readonly log: Log;
  readonly build: ServerBuild;
  /** The files of the organisation and of the build. In development Vite serves those of the build. */
  readonly files?: StaticFiles | undefined;
  /** Whether pages are cached: not in development. */
  readonly isCached: boolean;
}

/** Answers from the endpoints, the page cache and the pages, without the headers that all answers have. */
export function createAnswer(
  { config, services, log, build, isCached }: AppOptions,
  ownHost: OwnHost,
): (request: Request, visitorIp: string) => Promise<Response> {
  const { content, flash, preview } = services;
  const health = createHealth(content);
  const targetOf = createTargets(
    build.routes,
    Object.fromEntries(
      Object.entries(entryPages).map(([path, { spellingOf }]) => [
        path.slice(1),
        (slug: string) => spellingOf(content, slug),
      ]),
    ),
    {
      '/': (query) => spellingOfMapProject(content, query),
      stories: (query) => spellingOfStoryList(content, query),
    },
  );
  const render = createRenderPage({
    config,
    services,
    log,
    build: { ...build, allowedActionOrigins: ownHost.formOrigins },
  });
  const queues = createQueues();
  const cache = createPageCache(
    // The page is made from the key alone, so that nothing of one visitor's request reaches the page of all.
    (key) => render(new Request(config.siteUrl + key), ''),
    (key) => (key.includes('?') ? queues.withParameters : queues.withoutParameters),
    config.contentTtl,
  );
  content.onChange(() => cache.clear());

  async function answerForm(request: Request, visitorIp: string): Promise<Response> {
    // A form on another website sent the request.
    if (!ownHost.acceptsOrigin(request.headers.get('Origin'))) return emptyResponse(400);
    const posted = await readAhead(request);
    return queues.forms(() => render(posted, visitorIp));
  }

  async function renderForOne(request: Request, visitorIp: string): Promise<Response> {
    const response = await render(request, visitorIp);
    if (!response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', cacheControl.never);
    }
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
    if (preview.draftsOf(cookies) !== undefined) return queues.drafts;
    return (await flash.isThere(cookies)) ? queues.flashMessages : undefined;
  }

  return async function answer(original, visitorIp) {
    const request = limitBody(original);
    const url = new URL(request.url);
    if (url.pathname === '/hooks/content') return services.hook(request);
    const endpoint = endpointOf(url.pathname);
    if (endpoint) return isReading(request) ? endpoint(request) : notAllowed(['GET', 'HEAD']);

    // Until the CMS says the name, nobody knows whose website it is.
    if ((await services.ownName()) !== 'known') return withoutName();
    const target = targetIn(url, services.languages(), targetOf);
    if (target.kind === 'redirect') {
      return emptyResponse(target.status, { Location: target.location });
    }
    if (target.kind === 'page') {
      if (!target.methods.includes(request.method)) return notAllowed(target.methods);
      if (!isReading(request)) return answerForm(request, visitorIp);
    }
    const inOwnQueue = await queueOfOneVisitor(request);
    if (inOwnQueue) return inOwnQueue(() => renderForOne(request, visitorIp));
    if (target.cached && isCached) return pageResponse(await cache.get(target.key), request);
    const asked = new Request(config.siteUrl + target.key, { method: request.method });
    const isPreviewLink = url.pathname === '/preview';
    const inQueue = isPreviewLink ? queues.previewLinks : queues.searches;
    return inQueue(() => render(asked, visitorIp));
  };
}

function withoutName(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' };
  return new Response(dictionaries.en.errors.unavailable.heading, { status: 503, headers });
}

function notAllowed(allowed: readonly string[]): Response {
  return emptyResponse(405, { Allow: allowed.join(', ') });
}
