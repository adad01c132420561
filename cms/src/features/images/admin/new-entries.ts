import { serverMessage } from '../../../admin/requests/server-message.ts';
import type { ListedImage } from '../server/read-image-page.ts';

/** What becomes an entry of the gallery: an image of the library, with the text of the editor. */
export interface NewEntry {
  readonly image: ListedImage;
  readonly caption: string;
  readonly alternativeText: string;
  /** What the CMS said when it refused the entry. */
  readonly refusal?: string;
}

export interface AddMessage {
  readonly text: string;
  readonly isError: boolean;
}

interface AddCallbacks {
  add(entry: NewEntry): Promise<void>;
  onAdded(entry: NewEntry): void;
  onRefused(entry: NewEntry, refusal: string): void;
  onMessage(message: AddMessage): void;
}

const nameOrder = new Intl.Collator('en', { numeric: true });

/** Returns the entries in the order of the names: `hall 2` comes before `hall 10`. */
export function toNewEntries(images: readonly ListedImage[]): readonly NewEntry[] {
  return images
    .toSorted((one, other) => nameOrder.compare(one.name, other.name))
    .map((image) => ({
      image,
      caption: image.caption,
      alternativeText: image.alternativeText,
    }));
}

export function hasNewText({ image, caption, alternativeText }: NewEntry): boolean {
  return caption !== image.caption || alternativeText !== image.alternativeText;
}

export function isWithoutCaption({ caption }: NewEntry): boolean {
  return caption.trim() === '';
}

/** `3 pictures` */
export function countInWords(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

export function missingTextsInWords(entries: readonly NewEntry[]): string {
  const captions = entries.filter(isWithoutCaption).length;
  const alternativeTexts = entries.filter((entry) => entry.alternativeText.trim() === '').length;
  return `${countInWords(entries.length)}; without a caption: ${captions}, without an alternative text: ${alternativeTexts}.`;
}

/** Returns what a publication of all entries lacks first: an entry's caption, or the image permission. */
export function firstLack(
  entries: readonly NewEntry[],
  isPermissionSet: boolean,
): { readonly what: 'caption' | 'permission'; readonly entry?: NewEntry } | undefined {
  const withoutCaption = entries.find(isWithoutCaption);
  if (withoutCaption) return { what: 'caption', entry: withoutCaption };
  return isPermissionSet ? undefined : { what: 'permission' };
}

/** Adds one entry after another. Returns the number of added entries. */
export async function addOneByOne(
  entries: readonly NewEntry[],
  publishes: boolean,
  { add, onAdded, onRefused, onMessage }: AddCallbacks,
): Promise<number> {
  let addedCount = 0;
  for (const entry of entries) {
    try {
      await add(entry);
      addedCount += 1;
      onAdded(entry);
    } catch (error) {
      const refusal = serverMessage(error);
      if (refusal === undefined) {
        // Without an answer the connection is broken, and the other entries would fail too.
        onMessage({ text: brokenInWords(addedCount, publishes), isError: true });
        return addedCount;
      }
      onRefused(entry, refusal);
    }
    onMessage({ text: addedInWords(addedCount, publishes), isError: false });
  }
  return addedCount;
}

/** `Live: 3 pictures.` */
function addedInWords(count: number, publishes: boolean): string {
  return `${publishes ? 'Live' : 'Saved as drafts'}: ${countInWords(count)}.`;
}

export function allAddedInWords(count: number, publishes: boolean): string {
  const list = publishes ? 'gallery' : 'list “Gallery picture”';
  return `${addedInWords(count, publishes)} They are the last of the ${list}.`;
}

function brokenInWords(addedCount: number, publishes: boolean): string {
  const added = addedCount > 0 ? `${addedInWords(addedCount, publishes)} ` : '';
  return `${added}The connection broke. What is in the list is still to do: press the button again.`;
}
