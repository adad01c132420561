import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createCmsClient } from '../app/cms/client.ts';
import { createContent } from '../app/cms/content.ts';
import { createSnapshotFiles } from '../app/cms/snapshots.ts';
import type { Config } from '../app/config.server.ts';
import { siteContext } from '../app/site-context.ts';
import { setCachePolicy } from './cache-policy.ts';
import { createHealth } from './health.ts';
import type { SiteLog } from './log.ts';
import { finishPage, type StyleReader } from './page-html.ts';
import { pagePolicy, tileOriginOf } from './page-policy.ts';
import { createPictures } from './pictures/pictures.ts';
import { checkOrigin } from './same-origin.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly log: SiteLog;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mode: 'production' | 'development';
  /** The built style sheets; none while developing, where they change under the page. */
  readonly readStyle?: StyleReader;
}

/** The whole website as one function from request to response, testable without a socket. */
export interface RunningSite {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  /** Calls `listener` when what pages show may have changed. */
  onContentChange(listener: () => void): void;
  close(): void;
}

/** Puts the site's parts together. Throws nothing at run time: every failure is a response. */
export function createSite({
  config,
  log,
  build,
  mode,
  readStyle = () => undefined,
}: SiteOptions): RunningSite {
  const pictures = createPictures(config, log);
  const cms = createCmsClient({
    url: config.cmsUrl,
    token: config.cmsToken,
    writeToken: config.cmsWriteToken,
  });
  const content = createContent({
    client: cms,
    context: { cmsUrl: config.cmsUrl, address: pictures.address, log },
    snapshots: createSnapshotFiles(`${config.dataDir}/content`, log),
    ttl: config.contentTtl,
  });
  const health = createHealth(content);
  const renderPage = createRequestHandler(build, mode);

  async function respond(request: Request, clientAddress: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz' || pathname === '/readyz') return health(pathname);
    if (pathname.startsWith('/pictures/')) return pictures.respond(request);
    const verdict = checkOrigin(request, config.siteUrl, config.trustProxy);
    if (verdict.refusal) return verdict.refusal;
    const context = new RouterContextProvider();
    context.set(siteContext, {
      siteUrl: config.siteUrl,
      content,
      cms,
      map: { tileUrl: config.mapTileUrl, attribution: config.mapAttribution },
      log,
      clientAddress,
    });
    return finish(await renderPage(verdict.request, context));
  }

  const tileOrigin = tileOriginOf(config.mapTileUrl);

  async function finish(response: Response): Promise<Response> {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || mode === 'development') return response;
    const html = finishPage(await response.text(), readStyle);
    const finished = new Response(html === '' ? null : html, response);
    finished.headers.set('Content-Security-Policy', pagePolicy(html, tileOrigin));
    return finished;
  }

  return {
    async fetch(request, clientAddress) {
      const response = await respond(request, clientAddress);
      setCachePolicy(request, response);
      setSecurityHeaders(response.headers, config);
      return response;
    },
    onContentChange: (listener) => content.onChange(listener),
    close: () => content.close(),
  };
}
