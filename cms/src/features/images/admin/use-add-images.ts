import { useState } from 'react';
import { type AddMessage, addOneByOne } from './add-one-by-one';
import type { UploadedImage } from './chosen-images';
import { useImageRequests } from './image-requests';
import type { ImageUploads } from './use-image-uploads';

interface AddOptions {
  /** False to save drafts. */
  readonly publishes: boolean;
  readonly isPermissionSet: boolean;
}

export function useAddImages({ update, removeFromList }: ImageUploads) {
  const { setAlternativeText, saveGalleryEntry } = useImageRequests();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AddMessage>();

  /** Returns the number of added images. The others were refused, or the connection broke. */
  async function addAll(images: readonly UploadedImage[], options: AddOptions): Promise<number> {
    setBusy(true);
    setMessage(undefined);
    const addedCount = await addOneByOne(images, options.publishes, {
      add: (image) => addOne(image, options),
      onAdded: (image) => removeFromList([image]),
      onRefused: (image, problem) => update(image, { problem }),
      onMessage: setMessage,
    });
    setBusy(false);
    return addedCount;
  }

  async function addOne(
    image: UploadedImage,
    { publishes, isPermissionSet }: AddOptions,
  ): Promise<void> {
    const alternativeText = image.alternativeText.trim();
    let { stored } = image;
    if (alternativeText !== (stored.alternativeText ?? '')) {
      stored = await setAlternativeText(stored, alternativeText);
      update(image, { stored });
    }
    const fields = { shortDescription: image.caption.trim(), imagePermission: isPermissionSet };
    await saveGalleryEntry(stored, fields, publishes);
  }

  return { isBusy, message, setMessage, addAll };
}
