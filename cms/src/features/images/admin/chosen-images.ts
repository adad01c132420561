import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../admin/platform/error-message';
import { type ImageSize, sizeProblem } from '../../../views/image-size';
import { type StoredImage, useImageRequests, type Words } from './image-requests';

/** Nobody describes so many images at a stretch. */
export const MAX_IMAGES = 100;

export interface ChosenImage extends Words {
  readonly key: number;
  readonly name: string;
  readonly file: File;
  /** The address at which the browser shows the file before it is uploaded. */
  readonly preview: string;
  /** `unsent`: no answer came. `refused`: named with its reason, and left out. */
  readonly state: 'waiting' | 'uploaded' | 'unsent' | 'refused';
  /** Set for a refused image that is only too small, and may be added all the same. */
  readonly stored?: StoredImage;
  /** The reason why the image is refused, or was not added. */
  readonly problem?: string;
}

type Change = Partial<Omit<ChosenImage, 'key' | 'file'>>;

const NAMES = new Intl.Collator('en', { numeric: true });

let lastKey = 0;

export type ChosenImages = ReturnType<typeof useChosenImages>;

/** The images that an editor chose, in the order of their names; each is uploaded after the one before. */
export function useChosenImages(needed: ImageSize) {
  const requests = useImageRequests();
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const uploads = useRef(Promise.resolve());
  const leftOut = useRef(new Set<number>());
  useWarningBeforeReload(images.length > 0);

  function change(key: number, values: Change): void {
    setImages((before) => before.map((each) => (each.key === key ? { ...each, ...values } : each)));
  }

  async function upload({ key, file }: ChosenImage): Promise<void> {
    if (leftOut.current.has(key)) return;
    if (!(await hasContent(file))) {
      change(key, { state: 'refused', problem: 'It is empty, or a folder.' });
      return;
    }
    try {
      const stored = await requests.upload(file);
      const isImage = stored.mime.startsWith('image/');
      if (!isImage || leftOut.current.has(key)) discard(stored);
      const tooSmall = sizeProblem(stored, needed);
      if (!isImage) {
        change(key, { state: 'refused', problem: 'It is not a picture.' });
      } else if (tooSmall) {
        change(key, { state: 'refused', stored, problem: tooSmall });
      } else {
        change(key, { state: 'uploaded', stored });
      }
    } catch (error) {
      const problem = serverMessage(error);
      change(key, problem === undefined ? { state: 'unsent' } : { state: 'refused', problem });
    }
  }

  function uploadInTurn(chosen: readonly ChosenImage[]): void {
    for (const image of chosen) uploads.current = uploads.current.then(() => upload(image));
  }

  function choose(files: Iterable<File>): void {
    const chosen = [...files].slice(0, MAX_IMAGES - images.length).map(chosenImage);
    setImages([...images, ...chosen].sort(compareNames));
    uploadInTurn(chosen.sort(compareNames));
  }

  function retry(): void {
    const unsent = images.filter(({ state }) => state === 'unsent');
    for (const { key } of unsent) change(key, { state: 'waiting' });
    uploadInTurn(unsent);
  }

  /** Takes images off the list, and deletes those that no entry uses from the media library. */
  function leaveOut(chosen: readonly ChosenImage[]): void {
    forget(chosen);
    for (const { stored } of chosen) if (stored) discard(stored);
  }

  /** An image that stays there all the same can be deleted by hand. */
  function discard(stored: StoredImage): void {
    requests.remove(stored).catch(() => undefined);
  }

  function forget(chosen: readonly ChosenImage[]): void {
    const keys = chosen.map(({ key }) => key);
    for (const key of keys) leftOut.current.add(key);
    for (const { preview } of chosen) URL.revokeObjectURL(preview);
    setImages((before) => before.filter(({ key }) => !keys.includes(key)));
  }

  return { images, choose, change, retry, leaveOut, forget };
}

/** Orders by name: `hall 2` before `hall 10`. */
function compareNames(one: ChosenImage, other: ChosenImage): number {
  return NAMES.compare(one.name, other.name);
}

function chosenImage(file: File): ChosenImage {
  lastKey += 1;
  return {
    key: lastKey,
    name: file.name,
    file,
    preview: URL.createObjectURL(file),
    state: 'waiting',
    caption: '',
    alternativeText: '',
  };
}

/** `3 pictures` */
export function pictureCount({ length }: readonly unknown[]): string {
  return length === 1 ? '1 picture' : `${length} pictures`;
}

/** A folder that was dropped has no content, nor has a file that was deleted. */
async function hasContent(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}

/** The browser asks before it leaves a page with images that are not added. */
function useWarningBeforeReload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
