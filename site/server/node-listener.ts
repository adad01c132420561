import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import type { Config } from '../app/config.server.ts';
import { cachePolicies } from './cache-policy.ts';
import type { SiteLog } from './log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { RunningSite } from './site.ts';

/** Binds the site to Node's HTTP server: files of `publicFolder` first, then the site itself. */
export function createNodeListener(
  site: RunningSite,
  config: Config,
  log: SiteLog,
  publicFolder: string,
): RequestListener {
  const policy = new Headers();
  setSecurityHeaders(policy, config);
  const files = sirv(publicFolder, {
    etag: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      response.setHeaders(policy);
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? cachePolicies.hashedAsset : cachePolicies.fixedAsset,
      );
    },
  });
  const pages = createRequestListener(
    (request: Request, client: ClientAddress) => site.fetch(request, client.address),
    {
      trustProxy: config.trustProxy,
      onError(error) {
        log.error({ reason: String(error) }, 'A request failed without an answer');
        return new Response('Unexpected Application Error!', { status: 500 });
      },
    },
  );
  return (request, response) => {
    if (request.url?.includes('/assets/') || path.posix.extname(request.url ?? '') !== '') {
      files(request, response, () => pages(request, response));
    } else {
      pages(request, response);
    }
  };
}
