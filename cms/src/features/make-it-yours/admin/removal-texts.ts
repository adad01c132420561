import type { RemovalCounts, SampleCounts } from '../server/samples.ts';

/** `Footer PDF: 3; 1 that was changed stays` */
export function sampleInWords({
  typeLabel,
  unchanged,
  changed,
}: Omit<SampleCounts, 'uid'>): string {
  const text = `${typeLabel}: ${unchanged}`;
  if (changed === 0) return text;
  if (changed === 1) return `${text}; 1 that was changed stays`;
  return `${text}; ${changed} that were changed stay`;
}

export function removedInWords({ entries, files }: RemovalCounts, forGood: boolean): string {
  return forGood
    ? `${entries} entries and ${files} files are deleted.`
    : `${entries} entries are removed. Their pictures stay in the media library.`;
}
