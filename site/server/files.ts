import { Readable } from 'node:stream';
import { fileName, filePath, fileTypes, plainFileName, UPLOAD } from '../app/cms/file.ts';
import type { Log } from '../app/cms/log.ts';
import type { Config } from './config.ts';
import { cacheControl, emptyResponse } from './headers.ts';
import { createFetchMedia } from './images/original.ts';

const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges'];

/** `/files/<token>/<name>` and `/uploads/<name>`: passes on a document or video of the CMS (R5). */
export function createFiles(
  config: Pick<Config, 'cmsUrl' | 'mediaOrigins'>,
  sourceOf: (token: string) => string | undefined,
  log: Log,
) {
  const fetchMedia = createFetchMedia(config);

  return async ({ url, method, headers: asked, signal }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const [, , token = ''] = pathname.split('/');
    const isUpload = UPLOAD.test(pathname);
    const source = isUpload ? config.cmsUrl + pathname : sourceOf(token);
    if (source === undefined) return emptyResponse(404);
    // A proxy keeps a file for each address that sends it.
    const path = isUpload ? pathname : filePath(token, source);
    if (pathname + search !== path) return emptyResponse(301, { Location: path });
    try {
      const range = asked.get('Range');
      const media = await fetchMedia(source, { method, signal, headers: range ? { range } : {} });
      const { statusCode: status = 0, headers } = media;
      const isSent =
        (status === 200 || status === 206) && `${headers['content-type']}` in fileTypes;
      if (!isSent || method === 'HEAD') media.destroy();
      if (!isSent) return emptyResponse(status === 416 ? 416 : status >= 500 ? 503 : 404);
      const sent = new Headers({
        'Content-Disposition': shownAs(fileName(source), plainFileName(source)),
        // The CMS's media library shows and downloads what it offers here.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': source.includes('#') ? cacheControl.media : cacheControl.unversionedFile,
      });
      for (const name of passedOn) if (headers[name]) sent.set(name, String(headers[name]));
      // The types of Node's and the web's streams differ.
      const body = method === 'HEAD' ? null : (Readable.toWeb(media) as ReadableStream);
      return new Response(body, { status, headers: sent });
    } catch (error) {
      log.warn({ source, reason: String(error) }, 'A file of the CMS cannot be sent');
      return emptyResponse(503, { 'Retry-After': '5' });
    }
  };
}

/** The name in every script (RFC 6266), and for what does not read that, in ASCII. */
function shownAs(name: string, plainName: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plainName}"; filename*=UTF-8''${encoded}`;
}
