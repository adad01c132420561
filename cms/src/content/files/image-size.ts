/** In pixels. */
export interface MinImageSize {
  readonly width: number;
  readonly height: number;
}

interface ImageFile {
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A taller image loses too much if the website crops it to a wide shape. */
const MAX_HEIGHT_PER_WIDTH = 1.25;

/** Says that an image would not look sharp. Empty if it would. */
export function sizeProblem({ name, width, height }: ImageFile, needed: MinImageSize): string {
  if (!width || !height || (width >= needed.width && height >= needed.height)) return '';
  return `“${name}” is ${width} × ${height} pixels; here it needs ${needed.width} × ${needed.height} to look sharp. Choose a larger picture.`;
}

/** Says that the website would cut an image off. Empty if it would not. */
export function shapeProblem({ name, width, height }: ImageFile, needed: MinImageSize): string {
  if (!width || !height) return '';
  // The website shows square images with little loss.
  if (needed.width === needed.height) return '';
  if (height / width <= MAX_HEIGHT_PER_WIDTH) return '';
  return `“${name}” is taller than it is wide; here its top and bottom are cut off. Choose a picture that is wider than it is tall.`;
}
