import { pictureSlots, type Slot } from '../picture-slots';
import type { CheckedEntry, CheckedPicture, Finding } from './finding';

/** Longer alternative texts are read out at a stretch, without a way to skip. */
const LONGEST_ALT = 200;
/** Taller than this, in heights per width, loses too much where the slot is wide. */
const TOO_TALL = 1.25;

/** Missing or useless alternative texts, and pictures that are too small or of the wrong shape. */
export function pictureFindings(uid: string, entry: CheckedEntry): Finding[] {
  const slots: Readonly<Record<string, Readonly<Record<string, Slot>>>> = pictureSlots;
  return Object.entries(slots[uid] ?? {}).flatMap(([field, slot]) =>
    entry
      .pictures(field)
      .flatMap((picture) =>
        [alternativeText(picture), size(picture, slot), shape(picture, slot)]
          .filter((text) => text !== '')
          .map((text) => ({ field, text, blocks: false })),
      ),
  );
}

function alternativeText({ name, alternativeText: alt }: CheckedPicture): string {
  const text = alt?.trim() ?? '';
  if (text === '') {
    return `“${name}” has no alternative text. People who cannot see the picture, and search engines, get nothing of it. Open the picture with the pencil and write one sentence: what is to be seen?`;
  }
  if (text === name || /\.(jpe?g|png|webp|gif|avif|heic)$/i.test(text)) {
    return `The alternative text of “${name}” is only the name of a file. Open the picture with the pencil and write what is to be seen.`;
  }
  if (text.length > LONGEST_ALT) {
    return `The alternative text of “${name}” is very long (${text.length} letters). One sentence is enough.`;
  }
  return '';
}

function size({ name, width, height }: CheckedPicture, slot: Slot): string {
  if (!width || !height || (width >= slot.width && height >= slot.height)) return '';
  return `“${name}” is ${width} × ${height} pixels; here it needs ${slot.width} × ${slot.height} to look sharp. Choose a larger picture.`;
}

function shape({ name, width, height }: CheckedPicture, slot: Slot): string {
  if (!width || !height || slot.width === slot.height) return '';
  if (height / width <= TOO_TALL) return '';
  return `“${name}” is higher than wide; here its top and bottom are cut off. Choose a picture that is wider than high.`;
}
