import sharp from 'sharp';

export type MediaReply = { status: number; contentType: string; body: Buffer };

const cache = new Map<string, Promise<MediaReply>>();

function colourOf(name: string): { r: number; g: number; b: number } {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return { r: hash & 255, g: (hash >> 8) & 255, b: (hash >> 16) & 255 };
}

const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#38CDC1"/></svg>';
const svgWithScript = plainSvg.replace('</svg>', '<script>window.top.markupRan = 1</script></svg>');

async function draw(name: string, tile: boolean): Promise<MediaReply> {
  const ok = (contentType: string, body: Buffer | string): MediaReply => ({
    status: 200,
    contentType,
    body: Buffer.from(body),
  });
  if (name.startsWith('missing')) {
    return { status: 404, contentType: 'text/plain', body: Buffer.from('Not Found') };
  }
  if (name === 'script.svg') return ok('image/svg+xml', svgWithScript);
  if (name.endsWith('.svg')) return ok('image/svg+xml', plainSvg);
  if (name === 'not-a-image.png') return ok('image/png', '<!doctype html><title>Oops</title>');
  if (name.endsWith('.pdf')) return ok('application/pdf', '%PDF-1.4\n%%EOF\n');
  const small = name.startsWith('thumbnail_');
  const image = sharp({
    create: {
      width: tile ? 256 : small ? 234 : 1200,
      height: tile ? 256 : small ? 156 : 800,
      channels: 3,
      background: colourOf(name),
    },
  });
  if (name.endsWith('.webp')) return ok('image/webp', await image.webp().toBuffer());
  if (/\.jpe?g$/.test(name)) return ok('image/jpeg', await image.jpeg().toBuffer());
  if (name.endsWith('.png')) {
    const png = await image.png().toBuffer();
    return ok('image/png', name === 'cut.png' ? png.subarray(0, png.length >> 1) : png);
  }
  return { status: 404, contentType: 'text/plain', body: Buffer.from('Not Found') };
}

/**
 * A file of the media library, drawn at first use: one flat colour per name, 1200 × 800.
 *
 * Names with a meaning: `missing…` is a 404, `script.svg` carries a script, `not-a-image.png` is
 * HTML under an image's content type, `cut.png` ends half-way.
 *
 * @param url path and query as asked: `/uploads/{name}`, or `/tiles/…` for a map tile of 256 × 256.
 */
export function mediaReply(url: string): Promise<MediaReply> {
  const { pathname } = new URL(url, 'http://cms.test');
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  let reply = cache.get(pathname);
  if (!reply) {
    reply = draw(name, pathname.startsWith('/tiles/'));
    cache.set(pathname, reply);
  }
  return reply;
}
