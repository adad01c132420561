import { listInWords } from '../../../platform/text/list-in-words.ts';
import type { RemovalCounts, SampleCounts } from '../server/samples.ts';

/** More names would hide the other lines of the dialog. */
const MAX_SCHOOLS = 3;

/** `Footer PDF: 3; 1 that was changed stays` */
export function sampleInWords({
  typeLabel,
  unchanged,
  changed,
  ownSchools,
}: Omit<SampleCounts, 'uid'>): string {
  const text = `${typeLabel}: ${unchanged}${changedInWords(changed)}`;
  if (ownSchools.length === 0) return text;
  const names = ownSchools.map((name) => `“${name}”`);
  const verbs = names.length === 1 ? 'leaves the map and stays' : 'leave the map and stay';
  return `${text}. With them ${listInWords(names, MAX_SCHOOLS)} ${verbs} in the list of schools: choose another project there`;
}

function changedInWords(changed: number): string {
  if (changed === 0) return '';
  return changed === 1 ? '; 1 that was changed stays' : `; ${changed} that were changed stay`;
}

export function removedInWords({ entries, files }: RemovalCounts, forGood: boolean): string {
  return forGood
    ? `${entries} entries and ${files} files are deleted.`
    : `${entries} entries are removed. Their pictures stay in the media library.`;
}
