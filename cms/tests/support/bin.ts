import assert from 'node:assert/strict';
import type { BinnedEntry } from '../../src/features/history/server/bin.ts';
import type { RestoredEntry } from '../../src/features/history/server/restore.ts';
import type { Admin } from './admin.ts';
import { dataOf } from './http.ts';

export async function readBin(person: Admin): Promise<BinnedEntry[]> {
  return dataOf(await person.call('GET', '/website/bin'));
}

export async function restore(
  person: Admin,
  { id }: Pick<BinnedEntry, 'id'>,
  body: object = {},
): Promise<RestoredEntry> {
  return dataOf(await person.call('POST', `/website/bin/${id}/restore`, body));
}

/** Brings the entry with that title back from the bin. */
export async function restoreByTitle(
  person: Admin,
  title: string,
  body: object = {},
): Promise<RestoredEntry> {
  const binned = (await readBin(person)).find((each) => each.title === title);
  assert.ok(binned, `The bin has no “${title}”`);
  return restore(person, binned, body);
}
