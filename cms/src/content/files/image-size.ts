/** In pixels. */
interface MinImageSize {
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

export function sizeProblem({ name, width, height }: ImageFile, minSize: MinImageSize): string {
  if (!width || !height || (width >= minSize.width && height >= minSize.height)) return '';
  return `“${name}” is ${width} × ${height} pixels; here it needs ${minSize.width} × ${minSize.height} to look sharp. Choose a larger picture.`;
}

export function shapeProblem({ name, width, height }: ImageFile, minSize: MinImageSize): string {
  if (!width || !height) return '';
  // Where the website shows a square, it cuts little off a tall image.
  if (minSize.width === minSize.height) return '';
  if (height / width <= MAX_HEIGHT_PER_WIDTH) return '';
  return `“${name}” is taller than it is wide; here its top and bottom are cut off. Choose a picture that is wider than it is tall.`;
}
