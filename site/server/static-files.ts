import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl } from './headers.ts';

const folder = path.join(import.meta.dirname, '../client');
export type StaticFiles = ReturnType<typeof createStaticFiles>;

export function createStaticFiles(security: Headers) {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeaders(security);
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? cacheControl.hashedAsset : cacheControl.file,
      );
      // sirv knows no type for it.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (/\.webp(\.avif)?$/.test(pathname)) response.setHeader('Vary', 'Accept');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    chooseAvif(request);
    dropOddRange(request);
    serve(request, response, next);
  };
}

/** `compress-assets.ts` made AVIF copies of the site's own images. */
function chooseAvif(request: IncomingMessage): void {
  const { url = '', headers } = request;
  if (!/^\/assets\/[\w.-]+\.webp$/.test(url) || !headers.accept?.includes('image/avif')) return;
  if (existsSync(path.join(folder, `${url}.avif`))) request.url = `${url}.avif`;
}

/** sirv misreads `bytes=-100`, and throws where a range ends before it begins. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!first || (last && Number(last) < Number(first))) delete headers.range;
}
