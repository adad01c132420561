import { type MinImageSize, sizeProblem } from '../../../content/files/image-size.ts';

/** The limit of one dialog: no person writes the texts of more images at a time. */
export const MAX_IMAGES = 100;

export interface StoredImage {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
}

export interface ChosenImage {
  readonly name: string;
  readonly file: File;
  /** The URL at which the browser shows the file. Each image has its own, so it also serves as the key. */
  readonly preview: string;
  readonly caption: string;
  readonly alternativeText: string;
  /** `failed`: the CMS did not answer. `refused`: the image is left out, and `problem` says why. */
  readonly state: 'waiting' | 'uploaded' | 'failed' | 'refused';
  /** The uploaded file. A refused image has one only if it is too small: an editor may add it anyway. */
  readonly stored?: StoredImage;
  /** Why the image is refused, or was not added. */
  readonly problem?: string;
}

export type UploadedImage = ChosenImage & { readonly stored: StoredImage };

export type UploadOutcome = Pick<ChosenImage, 'state' | 'stored' | 'problem'>;

/** Refuses an uploaded file that is no picture, or is too small to look sharp. */
export function outcomeOf(stored: StoredImage, minSize: MinImageSize): UploadOutcome {
  if (!stored.mime.startsWith('image/')) {
    return { state: 'refused', problem: 'It is not a picture.' };
  }
  const problem = sizeProblem(stored, minSize);
  return problem ? { state: 'refused', stored, problem } : { state: 'uploaded', stored };
}

export function isUploaded(image: ChosenImage): image is UploadedImage {
  return image.state === 'uploaded' && image.stored !== undefined;
}

/** `3 pictures` */
export function countInWords(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

export function isWithoutCaption({ caption }: ChosenImage): boolean {
  return caption.trim() === '';
}

export function missingTextsInWords(images: readonly ChosenImage[]): string {
  const captions = images.filter(isWithoutCaption).length;
  const alternativeTexts = images.filter((image) => image.alternativeText.trim() === '').length;
  return `${countInWords(images.length)}; without a caption: ${captions}, without an alternative text: ${alternativeTexts}.`;
}

const nameOrder = new Intl.Collator('en', { numeric: true });

/** `hall 2` comes before `hall 10`. */
export function compareNames(one: ChosenImage, other: ChosenImage): number {
  return nameOrder.compare(one.name, other.name);
}
