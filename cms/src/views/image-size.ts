import type { FieldView } from './type-view';

export type ImageSize = NonNullable<FieldView['image']>;

interface Measured {
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Taller than this, in heights per width, loses too much where the slot is wide. */
const MAX_RATIO = 1.25;

/** Says that an image would not look sharp; empty where it would. */
export function sizeProblem({ name, width, height }: Measured, needed: ImageSize): string {
  if (!width || !height || (width >= needed.width && height >= needed.height)) return '';
  return `“${name}” is ${width} × ${height} pixels; here it needs ${needed.width} × ${needed.height} to look sharp. Choose a larger picture.`;
}

/** Says that a wide slot would cut an image off; empty where it would not. */
export function shapeProblem({ name, width, height }: Measured, needed: ImageSize): string {
  if (!width || !height || needed.width === needed.height) return '';
  if (height / width <= MAX_RATIO) return '';
  return `“${name}” is higher than wide; here its top and bottom are cut off. Choose a picture that is wider than high.`;
}
