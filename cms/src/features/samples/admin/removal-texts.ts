import type { Removed, SampleCounts } from '../removal.ts';

/** `Footer PDF: 3; 1 that was changed stays` */
export function sampleInWords({ type, unchanged, changed }: Omit<SampleCounts, 'uid'>): string {
  const text = `${type}: ${unchanged}`;
  if (changed === 0) return text;
  if (changed === 1) return `${text}; 1 that was changed stays`;
  return `${text}; ${changed} that were changed stay`;
}

export function removedInWords({ removed, files }: Removed, forGood: boolean): string {
  return forGood
    ? `${removed} entries and ${files} files are deleted.`
    : `${removed} entries are removed. Their pictures stay in the media library.`;
}
