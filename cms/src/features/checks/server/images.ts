import { advice, type Finding } from '../../../content/finding';
import { shapeProblem, sizeProblem } from '../../../views/image-size';
import type { FieldView } from '../../../views/type-view';
import { contentViews } from '../../../views/views';
import type { EntryToCheck, ImageToCheck } from './entry-to-check';

/** Longer alternative texts are read out at a stretch, without a way to skip. */
const MAX_ALT_LETTERS = 200;
const LIST = new Intl.ListFormat('en');

/** Images whose size, shape or alternative text does not fit their field. */
export function imageFindings(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  for (const [field, view] of Object.entries(contentViews[entry.uid]?.fields ?? {})) {
    const images = entry.images(field).filter(({ mime }) => mime.startsWith('image/'));
    for (const problem of imageProblems(images, view)) {
      if (problem !== '') found.push(advice(field, problem));
    }
  }
  return found;
}

/** One sentence for each thing that could be better; empty where an image is good. */
function imageProblems(images: readonly ImageToCheck[], { image: needed, decorative }: FieldView) {
  const problems: string[] = [];
  if (!decorative) problems.push(withoutWords(images), ...images.map(alternativeText));
  if (needed) {
    problems.push(...images.map((image) => sizeProblem(image, needed)));
    problems.push(...images.map((image) => shapeProblem(image, needed)));
  }
  return problems;
}

/** One sentence for all of them, however many were uploaded together. */
function withoutWords(images: readonly ImageToCheck[]): string {
  const names = images.filter((image) => altOf(image) === '').map(({ name }) => `“${name}”`);
  if (names.length === 0) return '';
  const have = names.length === 1 ? 'has' : 'have';
  const each = names.length === 1 ? '' : ' for each';
  return `${LIST.format(names)} ${have} no alternative text. People who cannot see the picture, and search engines, get nothing of it. Open the picture with the pencil and write one sentence${each}: what is to be seen?`;
}

/** What was written of a picture in the media library; empty where that is nothing. */
export function altOf({ alternativeText: alt }: ImageToCheck): string {
  return alt?.trim() ?? '';
}

function alternativeText(image: ImageToCheck): string {
  const { name } = image;
  const text = altOf(image);
  if (text === name || isFileName(text)) {
    return `The alternative text of “${name}” is only the name of a file. Open the picture with the pencil and write what is to be seen.`;
  }
  if (text.length > MAX_ALT_LETTERS) {
    return `The alternative text of “${name}” is very long (${text.length} letters). One sentence is enough.`;
  }
  return '';
}

/** Strapi writes the name of the file where a picture has no text. */
export function isFileName(text: string): boolean {
  return /\.(jpe?g|png|webp|gif|avif|heic)$/i.test(text);
}
