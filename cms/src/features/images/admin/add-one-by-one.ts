import { serverMessage } from '../../../admin/requests/server-message.ts';
import { countInWords, type UploadedImage } from './chosen-images.ts';

export interface AddMessage {
  readonly text: string;
  readonly isError: boolean;
}

interface Steps {
  add(image: UploadedImage): Promise<void>;
  onAdded(image: UploadedImage): void;
  onRefused(image: UploadedImage, problem: string): void;
  onMessage(message: AddMessage): void;
}

/** Adds one image after another. Returns the number of added images. */
export async function addOneByOne(
  images: readonly UploadedImage[],
  publishes: boolean,
  { add, onAdded, onRefused, onMessage }: Steps,
): Promise<number> {
  let addedCount = 0;
  for (const image of images) {
    try {
      await add(image);
      addedCount += 1;
      onAdded(image);
    } catch (error) {
      const problem = serverMessage(error);
      if (problem === undefined) {
        // Without an answer the connection is broken, and the other images would fail too.
        onMessage({ text: brokenInWords(addedCount, publishes), isError: true });
        return addedCount;
      }
      onRefused(image, problem);
    }
    onMessage({ text: addedInWords(addedCount, publishes), isError: false });
  }
  return addedCount;
}

/** `Live: 3 pictures.` */
export function addedInWords(count: number, publishes: boolean): string {
  return `${publishes ? 'Live' : 'Saved as drafts'}: ${countInWords(count)}.`;
}

function brokenInWords(addedCount: number, publishes: boolean): string {
  const added = addedCount > 0 ? `${addedInWords(addedCount, publishes)} ` : '';
  return `${added}The connection broke. What is in the list is still to do: press the button again.`;
}
