import { LRUCache } from 'lru-cache';
import type { Log } from '../../app/cms/log.ts';
import { signedImageTexts } from '../../app/cms/signed-text.server.ts';
import { iconSizes, imageWidths } from '../../app/components/image-sizes.ts';
import type { Config } from '../config.ts';
import { cacheControl, emptyResponse } from '../headers.ts';
import { drawingHeaders, isDrawing } from './drawing.ts';
import { createImageMaker } from './image-maker.ts';
import { OriginalError } from './original.ts';
import { createPrepare } from './prepare.ts';
import { formatFor, type ImageFormat } from './resize.ts';
import type { MediaNames } from './stored-originals.ts';

/** Each visitor of a page asks again for an image that failed; the CMS is not asked again for so long. */
const FAILURE_MS = 30_000;
const MAX_FAILURES = 1_000;
/** Pages that are read after a change are rendered first: an image that visitors ask for is made at once. */
const PREPARE_DELAY_MS = 10_000;
/** The image of pages without one (2.2): no chat app shows a drawing. */
const SHARED_IN_PLACE = '/images/meta_og_image.jpg';

interface Made {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type ImageWidth = (typeof imageWidths | typeof iconSizes)[number] | 'shared';

/**
 * `/images/<width>/<token>`: a CMS image, resized, in the best format the browser takes (R5).
 * `/images/icon-<side>/<token>`: the same as a square icon, which is a PNG everywhere.
 * `/images/shared/<token>`: the same for where its page is shared, a JPEG below 100 KB (R36).
 * A drawing (SVG) is sent as it is.
 */
export function createImages(
  config: Pick<
    Config,
    | 'cmsUrl'
    | 'cmsToken'
    | 'cmsTokenNext'
    | 'mediaOrigins'
    | 'organisationDir'
    | 'dataDir'
    | 'prepareImages'
  >,
  log: Log,
  prepareDelay = PREPARE_DELAY_MS,
) {
  const signed = signedImageTexts(config, 'images');
  const media = mediaNames(config.cmsUrl);
  const { load, loadNearest, dropOutdated, isBusy } = createImageMaker(config, media, log);
  const loadDrawing = (source: string) => load(source, 'as it is', 'svg');
  const prepare = createPrepare({
    make: (source, width) =>
      isDrawing(source) ? loadDrawing(source) : load(source, width, 'avif'),
    isBusy,
    delay: prepareDelay,
  });
  const sourceOf = (imageToken: string) => {
    const name = signed.open(imageToken);
    return name && media.sourceOf(name);
  };
  const failures = new LRUCache<string, number>({ max: MAX_FAILURES, ttl: FAILURE_MS });

  function failed(source: string, error: unknown): Response {
    const status = error instanceof OriginalError ? error.status : 502;
    if (!failures.has(source)) {
      log.warn({ source, reason: String(error) }, 'An image of the CMS cannot be shown');
    }
    failures.set(source, status);
    return emptyResponse(status, status === 503 ? { 'Retry-After': '5' } : {});
  }

  const imageIn = (format: ImageFormat | 'png', body: Buffer): Made => ({
    body,
    headers: { 'Content-Type': `image/${format}`, Vary: 'Accept' },
  });

  async function make(
    source: string,
    width: ImageWidth,
    format: ImageFormat | 'png',
  ): Promise<Made> {
    if (isDrawing(source)) return { body: await loadDrawing(source), headers: drawingHeaders };
    return imageIn(format, await load(source, width, format));
  }

  return {
    /**
     * Signs the name of an image, without a width. A fragment on `source` marks its version: its bytes never
     * change.
     */
    imageToken: (source: string) => signed.sign(media.nameOf(source)),
    sourceOf,
    dropOutdated,
    /** A square PNG of what a token names; undefined where it cannot be had, as the log then says. */
    async iconOf(imageToken: string, side: number): Promise<Buffer | undefined> {
      const source = sourceOf(imageToken);
      if (!source || failures.get(source) || isDrawing(source)) return undefined;
      try {
        return await load(source, side, 'png');
      } catch (error) {
        failed(source, error);
        return undefined;
      }
    },
    prepare(source: string): void {
      if (config.prepareImages) prepare(source);
    },
    async respond(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const [, icon, given, imageToken = ''] =
        /^\/images\/(icon-)?(\d+|shared)\/([\w.-]+)$/.exec(pathname) ?? [];
      const widths = icon ? iconSizes : ([...imageWidths, 'shared'] as const);
      const width = widths.find((candidate) => String(candidate) === given);
      const source = sourceOf(imageToken);
      if (!width || !source) return emptyResponse(404);
      // A proxy keeps an image for each address that sends it.
      if (search !== '') return emptyResponse(301, { Location: pathname });
      const failure = failures.get(source);
      // 503: the CMS may answer again.
      if (failure && failure !== 503) return emptyResponse(failure);
      if (isDrawing(source) && (icon || width === 'shared')) {
        const Location = icon ? `/images/${imageWidths[0]}/${imageToken}` : SHARED_IN_PLACE;
        return emptyResponse(302, { Location });
      }
      const accepted = width === 'shared' ? '' : (request.headers.get('Accept') ?? '');
      const format = icon ? 'png' : formatFor(accepted);
      const send = ({ body, headers }: Made, keep: string) =>
        new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
          headers: { ...headers, 'Content-Length': String(body.length), 'Cache-Control': keep },
        });
      try {
        const hasVersion = source.includes('#');
        const keep = hasVersion ? cacheControl.media : cacheControl.unversionedImage;
        return send(await make(source, width, format), keep);
      } catch (error) {
        const answer = failed(source, error);
        if (answer.status !== 503 || width === 'shared' || format === 'png') return answer;
        // A browser does not ask again for an image that failed.
        const nearest = await loadNearest(source, width, format);
        return nearest ? send(imageIn(format, nearest), cacheControl.never) : answer;
      }
    },
  };
}

/**
 * The path alone names a file of the CMS: pages do not tell where the CMS is, and stored images
 * stay valid when it moves.
 */
function mediaNames(cmsUrl: string): MediaNames {
  const isPath = (name: string) => /^\/(?!\/)/.test(name);
  return {
    nameOf(source: string) {
      const path = source.startsWith(cmsUrl) ? source.slice(cmsUrl.length) : '';
      return isPath(path) ? path : source;
    },
    sourceOf: (name: string) => (isPath(name) ? cmsUrl + name : name),
  };
}
