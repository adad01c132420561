import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createCmsClient } from '../app/cms/client.ts';
import { createContent, notingReads } from '../app/cms/content.ts';
import { contentCalls } from '../app/cms/content-calls.ts';
import { createDrafts } from '../app/cms/drafts.ts';
import { isAbsentProject } from '../app/cms/projects.ts';
import { createSnapshotFiles } from '../app/cms/snapshots.ts';
import type { Config } from '../app/config.server.ts';
import { siteContext } from '../app/site-context.ts';
import { createArrivalMarks, withoutFalseMark } from './arrival.ts';
import { setCachePolicy } from './cache-policy.ts';
import { clientAddress } from './client-address.ts';
import { createContentHook } from './content-hook.ts';
import { createHealth } from './health.ts';
import { createLimits } from './limits.ts';
import type { SiteLog } from './log.ts';
import { finishPage, type StyleReader } from './page-html.ts';
import { createPagePlaces, type PagePlace } from './page-place.ts';
import { pagePolicy, tileOriginOf } from './page-policy.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPreview, keepDraftsPrivate } from './preview/preview.ts';
import { openRedis } from './redis.ts';
import { redisCounter } from './redis-counter.ts';
import { checkOrigin } from './same-origin.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { shareContent } from './shared-content.ts';
import { openSubmissionStore } from './submissions/store.ts';
import { createSubmissions } from './submissions/submissions.ts';
import { countCalls } from './watch/count-calls.ts';
import { createMetrics, type Metrics } from './watch/metrics.ts';
import { describeSite } from './watch/site-gauges.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly log: SiteLog;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mode: 'production' | 'development';
  /** The built style sheets; none while developing, where they change under the page. */
  readonly readStyle?: StyleReader;
  readonly metrics?: Metrics;
}

/** The whole website as one function from request to response, testable without a socket. */
export interface RunningSite {
  /** @param reads gets the paths of the content that the answer shows, as soon as each is asked for */
  fetch(request: Request, socketAddress: string, reads?: Set<string>): Promise<Response>;
  /** Calls `listener` with the path of content that has changed. */
  onContentChange(listener: (path: string) => void): void;
  /** Where the answer to the address of a page's key is. */
  placeOf(key: string): PagePlace;
  /** Whether a request with this Cookie header is shown drafts: its answer is nobody else's. */
  seesDrafts(cookie: string | undefined): boolean;
  close(): void;
}

/** Puts the site's parts together. Throws nothing at run time: every failure is a response. */
export function createSite({
  config,
  log,
  build,
  mode,
  readStyle = () => [],
  metrics = createMetrics(),
}: SiteOptions): RunningSite {
  const pictures = createPictures(config, log);
  const client = createCmsClient({
    url: config.cmsUrl,
    token: config.cmsToken,
    tokenNext: config.cmsTokenNext,
    writeToken: config.cmsWriteToken,
    writeTokenNext: config.cmsWriteTokenNext,
  });
  const cms = countCalls(client, metrics);
  const parsing = { cmsUrl: config.cmsUrl, address: pictures.address, log };
  const content = createContent({
    client: cms,
    context: parsing,
    snapshots: createSnapshotFiles(`${config.dataDir}/content`, log),
    ttl: config.contentTtl,
  });
  // Before the first visitor asks: content is there, and a wrong token shows in the log at once.
  for (const call of contentCalls) void content.read(call);
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log);
  const tellOthers = redis && shareContent(redis, content, config.cmsUrl, log);
  const hook = createContentHook(content, config.contentHookSecret, log, tellOthers);
  const submissions = createSubmissions({
    cms,
    store: openSubmissionStore({
      file: `${config.dataDir}/submissions.sqlite`,
      most: config.outbox.most,
      log,
    }),
    limits: createLimits(config.formLimits, redis && redisCounter(redis)),
    log,
    outbox: config.outbox.enabled,
    secret: config.cmsWriteToken,
  });
  const drafts = createDrafts(cms, parsing);
  const preview = createPreview({
    secret: config.previewSecret,
    siteUrl: config.siteUrl,
    counter: redis && redisCounter(redis),
  });
  const health = createHealth(content, submissions);
  const arrivals = createArrivalMarks(config.cmsWriteToken);
  describeSite(metrics, { content, submissions, redis });
  const renderPage = createRequestHandler(build, mode);

  async function respond(request: Request, address: string, reads: Set<string>): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz') return health(pathname);
    if (pathname === '/hooks/content') return hook(request);
    if (pathname.startsWith('/pictures/')) return pictures.respond(request);
    const falseMark = withoutFalseMark(new URL(request.url), arrivals);
    if (falseMark) return falseMark;
    const verdict = checkOrigin(request, config.siteUrl, config.trustProxy);
    if (verdict.refusal) return verdict.refusal;
    const draftsUntil = preview.draftsUntil(request.headers.get('Cookie'));
    const context = new RouterContextProvider();
    context.set(siteContext, {
      siteUrl: config.siteUrl,
      content: draftsUntil === undefined ? notingReads(content, reads) : drafts,
      preview,
      draftsUntil,
      cms,
      submissions,
      arrivals,
      map: { tileUrl: config.mapTileUrl, attribution: config.mapAttribution },
      log,
      clientAddress: address,
    });
    const response = await finish(await renderPage(verdict.request, context));
    if (draftsUntil !== undefined) keepDraftsPrivate(response.headers);
    return response;
  }

  const tileOrigin = tileOriginOf(config.mapTileUrl);

  async function finish(response: Response): Promise<Response> {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) return response;
    if (mode === 'development') {
      // Vite writes scripts into the page that nobody can name beforehand.
      response.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
      return response;
    }
    const html = finishPage(await response.text(), readStyle);
    const finished = new Response(html === '' ? null : html, response);
    finished.headers.set('Content-Security-Policy', pagePolicy(html, tileOrigin));
    return finished;
  }

  return {
    async fetch(request, socketAddress, reads = new Set()) {
      const address = clientAddress(request.headers, socketAddress, config.trustProxy);
      const response = await respond(request, address, reads);
      // That a form has arrived is said to one visitor, and kept by nobody.
      if (request.url.includes('sent=')) response.headers.set('Cache-Control', 'no-store');
      setCachePolicy(request, response);
      // The rest of a body that nobody wants to read is not waited for.
      if (request.body !== null && response.status >= 400)
        response.headers.set('Connection', 'close');
      setSecurityHeaders(response.headers, config);
      return response;
    },
    onContentChange: (listener) => content.onChange(listener),
    placeOf:
      typeof build === 'function'
        ? (key) => ({ key })
        : createPagePlaces(build.routes, (url) => isAbsentProject(content, url)),
    seesDrafts: (cookie) => preview.draftsUntil(cookie) !== undefined,
    close() {
      content.close();
      submissions.close();
      redis?.close();
    },
  };
}
