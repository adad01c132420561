import { useState } from 'react';
import { useWarningBeforeLeaving } from '../../../admin/hooks/use-warning-before-leaving';
import type { MinImageSize } from '../../../content/files/image-size';
import gallery from '../../../views/gallery.json';
import { type ChosenImage, compareNames, MAX_IMAGES, type StoredImage } from './chosen-images';
import { useImageRequests } from './image-requests';
import { uploadImage } from './upload-image';
import { UploadQueue } from './upload-queue';

export const MIN_SIZE: MinImageSize = gallery.fields.image.minImageSize;

export type ImageUploads = ReturnType<typeof useImageUploads>;

/** Lists the images that an editor chooses, and uploads one after another, both in the order of their names. */
export function useImageUploads() {
  const { uploadFile, deleteFile } = useImageRequests();
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        upload: (file) => uploadImage(file, MIN_SIZE, { uploadFile, deleteFile: deleteUnused }),
        deleteFile: deleteUnused,
        onOutcome: update,
      }),
  );
  useWarningBeforeLeaving(images.length > 0);

  function update({ preview }: ChosenImage, values: Partial<ChosenImage>): void {
    setImages((before) =>
      before.map((image) => (image.preview === preview ? { ...image, ...values } : image)),
    );
  }

  function choose(files: Iterable<File>): void {
    const chosen = [...files].slice(0, MAX_IMAGES - images.length).map(toChosenImage);
    setImages([...images, ...chosen].sort(compareNames));
    queue.add(chosen);
  }

  function retry(): void {
    const failed = images.filter(({ state }) => state === 'failed');
    for (const image of failed) update(image, { state: 'waiting' });
    queue.add(failed);
  }

  /** If an answer was lost, an entry may use the file. Then the CMS refuses to delete it. */
  function removeAndDelete(removed: readonly ChosenImage[]): void {
    removeFromList(removed);
    for (const { stored } of removed) if (stored) deleteUnused(stored);
  }

  /** Ignores an error: an editor can still delete the file on the page “Pictures”. */
  function deleteUnused(stored: StoredImage): void {
    deleteFile(stored).catch(() => undefined);
  }

  function removeFromList(removed: readonly ChosenImage[]): void {
    for (const image of removed) {
      queue.remove(image);
      URL.revokeObjectURL(image.preview);
    }
    const previews = removed.map(({ preview }) => preview);
    setImages((before) => before.filter(({ preview }) => !previews.includes(preview)));
  }

  return { images, choose, update, retry, removeAndDelete, removeFromList };
}

function toChosenImage(file: File): ChosenImage {
  const preview = URL.createObjectURL(file);
  return { name: file.name, file, preview, state: 'waiting', caption: '', alternativeText: '' };
}
