import { useState } from 'react';
import { serverMessage } from '../../../admin/shared/error-message';
import { useImageRequests } from './image-requests';
import { countInWords, type ImageUploads, type UploadedImage } from './use-image-uploads';

interface AddOptions {
  readonly isPublished: boolean;
  /** Whether the tick is set for all of the images. */
  readonly hasPermission: boolean;
}

/** The message below the list: the progress, or why something was not taken. */
export interface AddMessage {
  readonly text: string;
  readonly isError: boolean;
}

export function useAddImages({ update, removeFromList }: ImageUploads) {
  const { setAlternativeText, saveGalleryEntry } = useImageRequests();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AddMessage>();

  /** Returns the number of added images. The others were refused, or the connection broke. */
  async function addAll(images: readonly UploadedImage[], options: AddOptions): Promise<number> {
    setBusy(true);
    setMessage(undefined);
    let addedCount = 0;
    for (const image of images) {
      try {
        await addOne(image, options);
        addedCount += 1;
        removeFromList([image]);
      } catch (error) {
        const problem = serverMessage(error);
        if (problem === undefined) {
          // Without an answer the connection is broken, and the other images would fail too.
          setMessage({ text: brokenInWords(addedCount, options.isPublished), isError: true });
          break;
        }
        update(image, { problem });
      }
      setMessage({ text: addedInWords(addedCount, options.isPublished), isError: false });
    }
    setBusy(false);
    return addedCount;
  }

  async function addOne(
    image: UploadedImage,
    { isPublished, hasPermission }: AddOptions,
  ): Promise<void> {
    const alternativeText = image.alternativeText.trim();
    let { stored } = image;
    if (alternativeText !== (stored.alternativeText ?? '')) {
      stored = await setAlternativeText(stored, alternativeText);
      update(image, { stored });
    }
    const fields = { shortDescription: image.caption.trim(), imagePermission: hasPermission };
    await saveGalleryEntry(stored, fields, isPublished);
  }

  return { isBusy, message, setMessage, addAll };
}

/** `Live: 3 pictures.` */
export function addedInWords(count: number, isPublished: boolean): string {
  return `${isPublished ? 'Live' : 'Saved as drafts'}: ${countInWords(count)}.`;
}

function brokenInWords(addedCount: number, isPublished: boolean): string {
  const added = addedCount > 0 ? `${addedInWords(addedCount, isPublished)} ` : '';
  return `${added}The connection broke. What is in the list is still to do: press the button again.`;
}
