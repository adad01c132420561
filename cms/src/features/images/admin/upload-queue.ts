import {
  type ChosenImage,
  compareNames,
  type StoredImage,
  type UploadOutcome,
} from './chosen-images.ts';

interface QueueRequests {
  upload(file: File): Promise<UploadOutcome>;
  deleteFile(stored: StoredImage): void;
  onOutcome(image: ChosenImage, outcome: UploadOutcome): void;
}

/** Uploads images one after another. An image that an editor removes leaves no file behind. */
export class UploadQueue {
  readonly #requests: QueueRequests;
  readonly #removedPreviews = new Set<string>();
  #lastUpload = Promise.resolve();

  constructor(requests: QueueRequests) {
    this.#requests = requests;
  }

  add(images: readonly ChosenImage[]): void {
    for (const image of images.toSorted(compareNames)) {
      this.#lastUpload = this.#lastUpload.then(() => this.#upload(image));
    }
  }

  /** If the image is just being uploaded, its file is deleted afterwards. */
  remove({ preview }: ChosenImage): void {
    this.#removedPreviews.add(preview);
  }

  async #upload(image: ChosenImage): Promise<void> {
    const isRemoved = () => this.#removedPreviews.has(image.preview);
    if (isRemoved()) return;
    const outcome = await this.#requests.upload(image.file);
    if (!isRemoved()) this.#requests.onOutcome(image, outcome);
    else if (outcome.stored) this.#requests.deleteFile(outcome.stored);
  }
}
