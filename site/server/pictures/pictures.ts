import { createHash } from 'node:crypto';
import path from 'node:path';
import { pictureWidths } from '../../app/components/picture-widths.ts';
import type { Config } from '../../app/config.server.ts';
import type { SiteLog } from '../log.ts';
import { createPictureSigner } from './address.ts';
import { createOriginals, OriginalError } from './original.ts';
import { createPictureStore } from './picture-store.ts';
import { formatFor, type PictureFormat, PicturesBusy, resize } from './resize.ts';

export interface Pictures {
  /**
   * The address of a backend picture on this site, without its width. A fragment on `source` marks
   * its version: then the address stands for these very bytes and may be kept for ever.
   */
  address(source: string): string;
  respond(request: Request): Promise<Response>;
}

const MEBIBYTE = 1024 * 1024;
const MOST_ON_DISK = 500 * MEBIBYTE;
/** Milliseconds for which a broken picture is not asked for again. */
const FAILURE_LASTS = 30_000;
const MOST_FAILURES = 1_000;

/** `/pictures/<width>/<address>`: a backend picture, resized, in the best format the browser takes. */
export function createPictures(config: Config, log: SiteLog): Pictures {
  const signer = createPictureSigner(config.cmsToken, config.cmsTokenNext);
  const store = createPictureStore(path.join(config.dataDir, 'pictures'), MOST_ON_DISK, log);
  const fetchOriginal = createOriginals(config);
  const underWay = new Map<string, Promise<Buffer>>();
  const failures = new Map<string, { readonly at: number; readonly status: number }>();

  /** A backend's own picture without the backend's address: one that moves costs no picture anew. */
  function placeOf(source: string): string {
    return source.startsWith(`${config.cmsUrl}/`) ? source.slice(config.cmsUrl.length) : source;
  }

  /** The picture from disk, or made now; many who ask at once share one making. */
  function picture(source: string, width: number, format: PictureFormat): Promise<Buffer> {
    const name = `${digest(`${placeOf(source)} ${width}`)}.${format}`;
    const running = underWay.get(name);
    if (running) return running;
    const making = make(name, source, width, format).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  async function make(name: string, source: string, width: number, format: PictureFormat) {
    const kept = await store.load(name);
    if (kept) return kept;
    const made = await resize(await fetchOriginal(source), width, format);
    await store.save(name, made);
    return made;
  }

  function failed(source: string, error: unknown): Response {
    if (error instanceof PicturesBusy) return refusal(503, 'Retry-After', '5');
    const status = error instanceof OriginalError && error.absent ? 404 : 502;
    if (failures.size >= MOST_FAILURES) failures.clear();
    failures.set(source, { at: performance.now(), status });
    log.warn({ source, reason: String(error) }, 'A picture of the backend cannot be shown');
    return refusal(status);
  }

  return {
    address: signer.address,
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refusal(405, 'Allow', 'GET');
      const match = /^\/pictures\/(\d+)\/([\w.-]+)$/.exec(new URL(request.url).pathname);
      const width = pictureWidths.find((candidate) => String(candidate) === match?.[1]);
      const source = match?.[2] && signer.source(match[2]);
      if (!width || !source) return refusal(404);
      const failure = failures.get(source);
      if (failure && performance.now() - failure.at < FAILURE_LASTS) return refusal(failure.status);
      const format = formatFor(request.headers.get('Accept') ?? '');
      try {
        const body = await picture(source, width, format);
        return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
          headers: {
            'Content-Type': `image/${format}`,
            'Content-Length': String(body.length),
            'Cache-Control': source.includes('#')
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=86400, stale-while-revalidate=604800',
            Vary: 'Accept',
          },
        });
      } catch (error) {
        return failed(source, error);
      }
    },
  };
}

function refusal(status: number, name = 'X-Content-Type-Options', value = 'nosniff'): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', [name]: value } });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
