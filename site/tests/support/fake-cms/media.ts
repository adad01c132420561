import sharp from 'sharp';
import type { Reply } from './faults.ts';

const cache = new Map<string, Promise<Reply>>();

function colourOf(name: string): { r: number; g: number; b: number } {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return { r: hash & 255, g: (hash >> 8) & 255, b: (hash >> 16) & 255 };
}

async function draw(pathname: string): Promise<Reply> {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (name.endsWith('.pdf')) {
    return { status: 200, contentType: 'application/pdf', body: Buffer.from('%PDF-1.4') };
  }
  const isTile = pathname.startsWith('/tiles/');
  const [width, height] = name.startsWith('thumbnail_') ? [234, 156] : [1200, 800];
  const size = isTile ? { width: 256, height: 256 } : { width, height };
  const image = sharp({ create: { ...size, channels: 3, background: colourOf(name) } });
  const type = name.endsWith('.webp') ? 'webp' : 'png';
  return { status: 200, contentType: `image/${type}`, body: await image.toFormat(type).toBuffer() };
}

/**
 * A file of the media library, drawn at first use: one flat colour per name, 1200 × 800.
 *
 * @param url path and query as asked: `/uploads/{name}`, or `/tiles/…` for a map tile of 256 × 256.
 */
export function mediaReply(url: string): Promise<Reply> {
  const { pathname } = new URL(url, 'http://cms.test');
  const reply = cache.get(pathname) ?? draw(pathname);
  cache.set(pathname, reply);
  return reply;
}
