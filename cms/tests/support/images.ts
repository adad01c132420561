import sharp, { type Color } from 'sharp';

/** A PNG of one colour. */
export function plainImage(width: number, height: number, background: Color): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** How many times as wide as high an image is. */
export async function proportionOf(image: ArrayBuffer): Promise<number> {
  const { width, height } = await sharp(image).metadata();
  return width / height;
}
