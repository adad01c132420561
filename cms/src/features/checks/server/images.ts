import { IMAGE_PERMISSION } from '../../../content/files/image-permission/image-permission.ts';
import { shapeProblem, sizeProblem } from '../../../content/files/image-size.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { listInWords } from '../../../platform/text/list-in-words.ts';
import type { FieldView } from '../../../views/type-view.ts';
import { contentViews } from '../../../views/views.ts';
import type { EntryToCheck, ImageToCheck } from './entry-to-check.ts';

/** Screen readers read an alternative text in one go, so a person cannot skip a part of a longer one. */
const MAX_ALT_LETTERS = 200;

export function checkImages(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  for (const [field, view] of Object.entries(contentViews[entry.uid].fields)) {
    const images = entry.imagesOf(field).filter(({ mime }) => mime.startsWith('image/'));
    findings.push(...imageProblems(images, view).map((problem) => advice(field, problem)));
  }
  return findings;
}

/** Refuses images without their permission (R42), also in a translation: its publication shows the images of English. */
export function checkImagePermission({ values, imagesToPermit }: EntryToCheck): Finding[] {
  if (imagesToPermit.length === 0 || values[IMAGE_PERMISSION] === true) return [];
  const message =
    'Visitors may see a picture only when everybody who can be recognised has agreed, and for each child a parent or guardian: a child cannot take back what a stranger has saved. Set the tick if they have agreed, or if nobody can be recognised. Otherwise take the picture out.';
  return [obstacle(IMAGE_PERMISSION, message)];
}

function imageProblems(
  images: readonly ImageToCheck[],
  { minImageSize, isDecorative }: FieldView,
): string[] {
  const problems: string[] = [];
  if (!isDecorative) problems.push(missingAltProblem(images), ...images.map(altTextProblem));
  if (minImageSize) {
    problems.push(...images.map((image) => sizeProblem(image, minImageSize)));
    problems.push(...images.map((image) => shapeProblem(image, minImageSize)));
  }
  return problems.filter((problem) => problem !== '');
}

/** Returns one sentence for all images, since a person may upload many together. */
function missingAltProblem(images: readonly ImageToCheck[]): string {
  const names = images.filter((image) => altOf(image) === '').map(({ name }) => `“${name}”`);
  if (names.length === 0) return '';
  const have = names.length === 1 ? 'has' : 'have';
  const each = names.length === 1 ? '' : ' for each';
  return `${listInWords(names)} ${have} no alternative text. People who cannot see the picture, and search engines, learn nothing from it. Open the picture with the pencil and write one sentence${each}: what does it show?`;
}

/** The trimmed alternative text in the media library. Empty if there is none. */
export function altOf({ alternativeText }: ImageToCheck): string {
  return alternativeText?.trim() ?? '';
}

function altTextProblem(image: ImageToCheck): string {
  const { name } = image;
  const alt = altOf(image);
  if (alt === name || isFileName(alt)) {
    return `The alternative text of “${name}” is only the name of a file. Open the picture with the pencil and write what it shows.`;
  }
  if (alt.length > MAX_ALT_LETTERS) {
    return `The alternative text of “${name}” is very long (${alt.length} letters). One sentence is enough.`;
  }
  return '';
}

/** Whether an alternative text is only a file name, such as `IMG_0412.jpg`. */
export function isFileName(alt: string): boolean {
  return /\.(jpe?g|png|webp|gif|avif|heic)$/i.test(alt);
}
