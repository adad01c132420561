import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Log } from '../app/cms/log.ts';
import { cacheControl } from './headers.ts';
import { preferredEncoding } from './page-cache.ts';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

interface Variant {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The types of the files that `compress-assets.ts` compressed; `send` knows all others. */
const compressedTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers requests for files of the organisation, if there are any, and for those of the build. */
export function createAllFiles(
  security: Headers,
  log: Log,
  ofOrganisation: string | undefined,
): StaticFiles {
  const build = createStaticFiles(security, log, path.join(import.meta.dirname, '../client'));
  if (ofOrganisation === undefined) return build;
  const organisation = createStaticFiles(security, log, ofOrganisation);
  return (request, response) => organisation(request, response) || build(request, response);
}

/** Answers requests for the files of a folder; false for any other address. */
export function createStaticFiles(security: Headers, log: Log, folder: string) {
  const files = filesIn(folder);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!files.has(pathname) || /\.(?:br|gz|webp\.avif)$/.test(pathname)) return false;
    const variant = variantOf(files, pathname, request);
    response.setHeaders(security);
    response.setHeaders(new Map(Object.entries(variant.headers)));
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? cacheControl.hashedAsset : cacheControl.file,
    );
    send(request, variant.path, { root: folder, cacheControl: false })
      .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
        const { status = 500, headers } = error;
        if (status >= 500) log.error({ reason: String(error) }, 'A file cannot be sent');
        if (response.headersSent) return void response.destroy();
        for (const name of Object.keys(variant.headers)) response.removeHeader(name);
        response.writeHead(status, { ...headers, 'Cache-Control': cacheControl.never }).end();
      })
      .pipe(response);
    return true;
  };
}

function filesIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  // `.vite` holds the build's own notes.
  return new Set(paths.filter((file) => !file.startsWith('.')).map((file) => `/${file}`));
}

/** Finds the smallest copy that the browser takes: AVIF for the site's own images, else a compressed one. */
function variantOf(
  files: ReadonlySet<string>,
  pathname: string,
  { headers }: IncomingMessage,
): Variant {
  if (files.has(`${pathname}.avif`)) {
    const isAvif = headers.accept?.includes('image/avif') === true;
    return { path: isAvif ? `${pathname}.avif` : pathname, headers: { Vary: 'Accept' } };
  }
  const type = compressedTypes[path.extname(pathname)];
  if (type === undefined || !files.has(`${pathname}.br`)) return { path: pathname, headers: {} };
  const common = { Vary: 'Accept-Encoding', 'Content-Type': type };
  const encoding = preferredEncoding(String(headers['accept-encoding'] ?? ''));
  if (encoding === 'identity') return { path: pathname, headers: common };
  const copy = `${pathname}.${encoding === 'br' ? 'br' : 'gz'}`;
  return { path: copy, headers: { ...common, 'Content-Encoding': encoding } };
}
