import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../admin/shared/error-message';
import gallery from '../../../views/gallery.json';
import { type MinImageSize, sizeProblem } from '../../../views/image-size';
import { type ImageTexts, type StoredImage, useImageRequests } from './image-requests';

/** No person writes the texts of more images at a time. */
export const MAX_IMAGES = 100;

export const REQUIRED_SIZE: MinImageSize = gallery.fields.image.minImageSize;

export interface ChosenImage extends ImageTexts {
  readonly name: string;
  readonly file: File;
  /** The URL at which the browser shows the file. Each image has its own, so it also serves as the key. */
  readonly preview: string;
  /** `failed`: the CMS did not answer. `refused`: the image is left out, and `problem` says why. */
  readonly state: 'waiting' | 'uploaded' | 'failed' | 'refused';
  /** The uploaded file. A refused image has one only if it is too small: an editor may add it anyway. */
  readonly stored?: StoredImage;
  /** The reason why the image is refused, or was not added. */
  readonly problem?: string;
}

export type UploadedImage = ChosenImage & { readonly stored: StoredImage };

type ImageKey = Pick<ChosenImage, 'preview'>;
type UploadOutcome = Pick<ChosenImage, 'state' | 'stored' | 'problem'>;

export type ImageUploads = ReturnType<typeof useImageUploads>;

/** Uploads the images that an editor chooses, one after another in the order of their names, and lists them. */
export function useImageUploads() {
  const { uploadFile, deleteFile } = useImageRequests();
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const lastUpload = useRef(Promise.resolve());
  const removedPreviews = useRef(new Set<string>());
  useWarningBeforeReload(images.length > 0);

  function update({ preview }: ImageKey, values: Partial<ChosenImage>): void {
    setImages((before) =>
      before.map((each) => (each.preview === preview ? { ...each, ...values } : each)),
    );
  }

  function choose(files: Iterable<File>): void {
    const chosen = [...files].slice(0, MAX_IMAGES - images.length).map(toChosenImage);
    setImages([...images, ...chosen].sort(compareNames));
    uploadInTurn(chosen.sort(compareNames));
  }

  function retry(): void {
    const failed = images.filter(({ state }) => state === 'failed');
    for (const image of failed) update(image, { state: 'waiting' });
    uploadInTurn(failed);
  }

  function uploadInTurn(chosen: readonly ChosenImage[]): void {
    for (const image of chosen) lastUpload.current = lastUpload.current.then(() => upload(image));
  }

  async function upload(image: ChosenImage): Promise<void> {
    const isRemoved = () => removedPreviews.current.has(image.preview);
    if (isRemoved()) return;
    const outcome = await uploadAndCheck(image.file);
    if (isRemoved() && outcome.stored) deleteUnused(outcome.stored);
    update(image, outcome);
  }

  async function uploadAndCheck(file: File): Promise<UploadOutcome> {
    if (!(await hasContent(file)))
      return { state: 'refused', problem: 'It is empty, or a folder.' };
    try {
      const stored = await uploadFile(file);
      if (!stored.mime.startsWith('image/')) {
        deleteUnused(stored);
        return { state: 'refused', problem: 'It is not a picture.' };
      }
      const problem = sizeProblem(stored, REQUIRED_SIZE);
      return problem ? { state: 'refused', stored, problem } : { state: 'uploaded', stored };
    } catch (error) {
      const problem = serverMessage(error);
      return problem === undefined ? { state: 'failed' } : { state: 'refused', problem };
    }
  }

  /** Removes images from the list and deletes their files. The CMS refuses to delete a file that an entry uses. */
  function removeAndDelete(removed: readonly ChosenImage[]): void {
    removeFromList(removed);
    for (const { stored } of removed) if (stored) deleteUnused(stored);
  }

  /** Ignores an error: an editor can still delete the file on the page “Pictures”. */
  function deleteUnused(stored: StoredImage): void {
    deleteFile(stored).catch(() => undefined);
  }

  function removeFromList(removed: readonly ChosenImage[]): void {
    for (const { preview } of removed) {
      removedPreviews.current.add(preview);
      URL.revokeObjectURL(preview);
    }
    setImages((before) => before.filter(({ preview }) => !removedPreviews.current.has(preview)));
  }

  return { images, choose, update, retry, removeAndDelete, removeFromList };
}

export function isUploaded(image: ChosenImage): image is UploadedImage {
  return image.state === 'uploaded' && image.stored !== undefined;
}

/** `3 pictures` */
export function countInWords(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

const nameOrder = new Intl.Collator('en', { numeric: true });

/** Orders by name: `hall 2` before `hall 10`. */
function compareNames(one: ChosenImage, other: ChosenImage): number {
  return nameOrder.compare(one.name, other.name);
}

function toChosenImage(file: File): ChosenImage {
  const preview = URL.createObjectURL(file);
  return { name: file.name, file, preview, state: 'waiting', caption: '', alternativeText: '' };
}

/** Whether the browser can read a file that is not empty. A dropped folder or a deleted file cannot be read. */
async function hasContent(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}

/** Lets the browser ask before it leaves the page, while images are not added. */
function useWarningBeforeReload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
