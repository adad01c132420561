import { serverMessage } from '../../../admin/requests/server-message.ts';
import type { MinImageSize } from '../../../content/files/image-size.ts';
import { outcomeOf, type StoredImage, type UploadOutcome } from './chosen-images.ts';

interface FileRequests {
  uploadFile(file: File): Promise<StoredImage>;
  deleteFile(stored: StoredImage): void;
}

/** Uploads a file. One that is no picture is deleted again. */
export async function uploadImage(
  file: File,
  minSize: MinImageSize,
  { uploadFile, deleteFile }: FileRequests,
): Promise<UploadOutcome> {
  if (!(await hasContent(file))) {
    return { state: 'refused', problem: 'It is empty, or a folder.' };
  }
  try {
    const stored = await uploadFile(file);
    const outcome = outcomeOf(stored, minSize);
    if (!outcome.stored) deleteFile(stored);
    return outcome;
  } catch (error) {
    const problem = serverMessage(error);
    return problem === undefined ? { state: 'failed' } : { state: 'refused', problem };
  }
}

/** Whether the browser can read a file that is not empty. A dropped folder or a deleted file cannot be read. */
async function hasContent(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}
