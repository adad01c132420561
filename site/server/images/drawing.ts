import { OriginalError } from './original.ts';

/** A logo has far fewer; a visitor's phone draws it. */
const MAX_BYTES = 1_000_000;
/** A drawing may begin with what its drawing program says of itself. */
const START_BYTES = 4_000;

/** Whether the address is that of an SVG, which Strapi stores as it is uploaded. */
export function isDrawing(source: string): boolean {
  return /\.svg$/i.test(new URL(source).pathname);
}

/**
 * An SVG goes to browsers as it is: drawing it here could take gigabytes. As an image it runs no script and loads
 * nothing; opened by itself, the headers forbid both.
 */
export const drawingHeaders = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** @throws {OriginalError} where it is no drawing, or too large */
export function drawingFrom(original: Buffer): Buffer {
  if (original.length > MAX_BYTES) throw new OriginalError(502, 'the drawing is too large');
  if (!original.toString('utf8', 0, START_BYTES).includes('<svg')) {
    throw new OriginalError(502, 'it is no drawing');
  }
  return original;
}
