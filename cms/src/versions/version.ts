import type { EntryColumns } from '../content/entry-ref';
import { parseRecord, type UnknownRecord } from '../platform/record';
import { DAY_MS } from '../platform/time';

/** A version is an entry as it was after a change. `store-versions.ts` writes the versions. */
export const VERSION = 'api::version.version';

/** The days until a deleted entry, which may be about a person, is gone for good. A mistake shows within a month. */
export const BIN_DAYS = 30;

/** Actions that change an entry. The others belong to a request for publication. */
export const CHANGING_ACTIONS = ['saved', 'published', 'deleted'] as const;

export interface Version extends EntryColumns {
  readonly id: number;
  readonly action: (typeof CHANGING_ACTIONS)[number] | 'asked' | 'sent-back';
  readonly byId: number | null;
  /** Empty if the CMS itself wrote the entry. */
  readonly byName: string;
  /** The time of the first save in this version. `at` is the time of the last save. */
  readonly startedAt: Date;
  readonly at: Date;
  readonly title: string;
  /** The fields as JSON. */
  readonly content: string;
}

export function whereInBin() {
  return { action: 'deleted', at: { $gt: new Date(Date.now() - BIN_DAYS * DAY_MS) } };
}

/** Whether an id in a path can be the id of a version. */
export function isVersionId(id: unknown): boolean {
  return /^\d{1,9}$/.test(String(id));
}

export function versionContent({ content }: Version): UnknownRecord {
  return parseRecord(content);
}
