import { setTimeout as pause } from 'node:timers/promises';
import { imageWidths } from '../../app/components/image-sizes.ts';

/** Phones and desktops take these widths of any page: partners 160, a project's images up to 1280. */
const MAX_WIDTH_PX = 1280;
const WIDTHS = imageWidths.filter((width) => width <= MAX_WIDTH_PX);
/** An image that is left out is made when a visitor asks for it. */
const MAX_WAITING = 300;
const ASK_AGAIN_MS = 500;

interface PrepareOptions {
  make(source: string, width: number): Promise<unknown>;
  /** Whether visitors wait for images. */
  isBusy(): boolean;
  /** Milliseconds from a change until the first image, for pages that are rendered again. */
  delay: number;
}

/** Makes images in the sizes that pages use, one after another, while no visitor waits for any. */
export function createPrepare({ make, isBusy, delay }: PrepareOptions) {
  const waiting = new Set<string>();
  let isRunning = false;
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

  async function makeSizes(source: string): Promise<void> {
    for (const width of WIDTHS) {
      while (isBusy()) await rest(ASK_AGAIN_MS);
      const began = performance.now();
      await make(source, width);
      // The pause leaves half of the processor's time to pages.
      await rest(performance.now() - began);
    }
  }

  async function run(): Promise<void> {
    await rest(delay);
    for (const source of waiting) {
      waiting.delete(source);
      // An image that fails here is tried again, and logged, when a visitor asks for it.
      await makeSizes(source).catch(() => undefined);
    }
    isRunning = false;
  }

  return (source: string): void => {
    const isImage = /\.(?:jpe?g|png|webp|avif|gif|svg)(?:#|$)/i.test(source);
    if (!isImage || waiting.size >= MAX_WAITING) return;
    waiting.add(source);
    if (isRunning) return;
    isRunning = true;
    void run();
  };
}
