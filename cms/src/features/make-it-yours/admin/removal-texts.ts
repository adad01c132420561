import type { RemovalCounts, SampleCounts } from '../server/samples.ts';

/** `Footer PDF: 3; 1 that was changed stays` */
export function sampleInWords({
  typeLabel,
  unchanged,
  changed,
  ownSchools,
}: Omit<SampleCounts, 'uid'>): string {
  const parts = [`${typeLabel}: ${unchanged}`];
  if (changed === 1) parts.push('1 that was changed stays');
  if (changed > 1) parts.push(`${changed} that were changed stay`);
  if (ownSchools === 1) {
    parts.push('1 school of yours leaves the map with them, give it another project first');
  }
  if (ownSchools > 1) {
    parts.push(
      `${ownSchools} schools of yours leave the map with them, give them another project first`,
    );
  }
  return parts.join('; ');
}

export function removedInWords({ entries, files }: RemovalCounts, forGood: boolean): string {
  return forGood
    ? `${entries} entries and ${files} files are deleted.`
    : `${entries} entries are removed. Their pictures stay in the media library.`;
}
