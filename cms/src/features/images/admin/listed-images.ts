import type { ListedImage } from '../server/read-image-page.ts';

/** Ignores the bin: an image of a deleted draft can become an entry again. */
export function isInNoEntry({
  uses,
  hiddenUseCount,
}: Pick<ListedImage, 'uses' | 'hiddenUseCount'>): boolean {
  return uses.length === 0 && hiddenUseCount === 0;
}

interface Rights {
  readonly mayUpload: boolean;
  readonly mayAdd: boolean;
  readonly mayDelete: boolean;
}

/** Explains the page to a person with these rights. */
export function introductionInWords({ mayUpload, mayAdd, mayDelete }: Rights): string {
  const sentences = [
    'Where each picture of the Media Library is used: in drafts, on the website, in translations and in deleted entries.',
  ];
  const purposes = [mayAdd && 'to add them to the gallery', mayDelete && 'to delete them'];
  if (mayAdd || mayDelete) {
    sentences.push(`Tick those that no entry uses ${purposes.filter(Boolean).join(' or ')}.`);
  }
  if (mayUpload) {
    sentences.push(
      '“Upload” leads to the Media Library: press “New” and “File upload” there, and come back.',
    );
  }
  return sentences.join(' ');
}

export function hiddenUsesInWords(hiddenUseCount: number): string {
  return hiddenUseCount === 1
    ? 'An entry that you may not read'
    : `${hiddenUseCount} entries that you may not read`;
}
