import { useState } from 'react';
import { serverMessage } from '../../../admin/platform/error-message';
import { type ChosenImage, type ChosenImages, pictureCount } from './chosen-images';
import { type StoredImage, useImageRequests } from './image-requests';

/** What a button below the images does with each of them. */
export interface WayToAdd {
  /** `Publish 3`; without a number where there is nothing to add. */
  label(count: number | ''): string;
  /** `Live`, as in “Live: 3 pictures.” */
  readonly done: string;
  /** What else an editor is told when all are added. */
  readonly next: string;
  /** The page on which visitors see them then. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly isMain?: boolean;
  /** Whether visitors see the images then: each needs a caption, and all need the tick. */
  readonly isLive?: boolean;
  add?(image: StoredImage, caption: string, isAgreed: boolean): Promise<void>;
}

/** What an editor is told meanwhile, or of a choice that is too large. */
export interface Result {
  readonly text: string;
  readonly isBroken: boolean;
}

/**
 * Adds images one after another, and says how far it came.
 * @param isAgreed whether the tick is set for all of them
 */
export function useAdding(
  { change, forget }: Pick<ChosenImages, 'change' | 'forget'>,
  isAgreed: boolean,
) {
  const { describe } = useImageRequests();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  /** Returns those that are added: all, unless one was refused or had no answer. */
  async function addAll(images: readonly ChosenImage[], way: WayToAdd): Promise<StoredImage[]> {
    setBusy(true);
    setResult(undefined);
    const added: StoredImage[] = [];
    for (const image of images) {
      const refusal = await addOne(image, way).then((stored) => {
        added.push(stored);
        forget([image]);
        return '';
      }, serverMessage);
      if (refusal === undefined) {
        // The first one without an answer ends it: the others would wait for none too.
        setResult({ text: brokenAfter(added, way), isBroken: true });
        break;
      }
      if (refusal) change(image.key, { problem: refusal });
      setResult({ text: `${way.done}: ${pictureCount(added)}.`, isBroken: false });
    }
    setBusy(false);
    return added;
  }

  async function addOne(image: ChosenImage, way: WayToAdd): Promise<StoredImage> {
    const { key, caption, alternativeText } = image;
    let { stored } = image;
    if (!stored) throw new Error('It is not uploaded.');
    if (alternativeText.trim() !== (stored.alternativeText ?? '')) {
      stored = await describe(stored, alternativeText.trim());
      change(key, { stored });
    }
    await way.add?.(stored, caption.trim(), isAgreed);
    return stored;
  }

  return { isBusy, result, setResult, addAll };
}

function brokenAfter(added: readonly StoredImage[], { done }: WayToAdd): string {
  const there = added.length > 0 ? `${done}: ${pictureCount(added)}. ` : '';
  return `${there}The connection broke. What is in the list is still to do: press the button again.`;
}
