import sharp from 'sharp';
import { pictureWidths } from '../../app/components/picture-widths.ts';
import type { Config } from '../../app/config.server.ts';
import type { SiteLog } from '../log.ts';
import { createPictureSigner } from './address.ts';

export interface Pictures {
  /** The address of a backend picture on this site, without its width. */
  address(source: string): string;
  respond(request: Request): Promise<Response>;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** `/pictures/<width>/<address>`: a backend picture, resized, in the best format the browser takes. */
export function createPictures(config: Config, log: SiteLog): Pictures {
  const signer = createPictureSigner(config.cmsToken);

  return {
    address: signer.address,
    async respond(request) {
      const match = /^\/pictures\/(\d+)\/([\w.-]+)$/.exec(new URL(request.url).pathname);
      const width = pictureWidths.find((candidate) => String(candidate) === match?.[1]);
      const source = match?.[2] && signer.source(match[2]);
      if (!width || !source) return new Response('No such picture', { status: 404 });
      try {
        const original = await fetchOriginal(source);
        const format = formatFor(request.headers.get('Accept') ?? '');
        const body = await sharp(original)
          .rotate()
          .resize({ width, withoutEnlargement: true })
          .toFormat(format, { quality: format === 'avif' ? 50 : 75 })
          .toBuffer();
        return new Response(new Uint8Array(body), {
          headers: {
            'Content-Type': `image/${format}`,
            'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
            Vary: 'Accept',
          },
        });
      } catch (error) {
        log.warn({ source, reason: String(error) }, 'A picture of the backend cannot be shown');
        return new Response('This picture cannot be shown now', {
          status: 502,
          headers: { 'Cache-Control': 'no-store' },
        });
      }
    },
  };
}

async function fetchOriginal(source: string): Promise<ArrayBuffer> {
  const response = await fetch(source, { signal: AbortSignal.timeout(10_000) });
  const length = Number(response.headers.get('Content-Length') ?? 0);
  if (!response.ok || length > MOST_BYTES)
    throw new Error(`status ${response.status}, ${length} bytes`);
  return response.arrayBuffer();
}

function formatFor(accept: string): 'avif' | 'webp' | 'jpeg' {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
