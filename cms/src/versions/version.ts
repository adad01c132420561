import type { EntryColumns } from '../content/entry-ref.ts';
import { parseRecord, type UnknownRecord } from '../platform/record.ts';
import { DAY_MS } from '../platform/time.ts';

export const VERSION = 'api::version.version';

/** Within a month staff notice a mistake. A deleted entry may be about a person, so the bin does not keep it longer. */
export const BIN_DAYS = 30;

/** Versions may have the same time. Then the last one that was stored comes first. */
export const NEWEST_VERSION_FIRST = [{ at: 'desc' }, { id: 'desc' }];

/** The other actions, `asked` and `sent-back`, belong to a request for publication. */
export const CHANGING_ACTIONS = ['saved', 'published', 'deleted'] as const;

export interface Version extends EntryColumns {
  readonly id: number;
  readonly action: (typeof CHANGING_ACTIONS)[number] | 'asked' | 'sent-back';
  readonly byId: number | null;
  /** Empty if the CMS itself wrote the entry. */
  readonly byName: string;
  /** The time of the first save in this version; `at` is the time of the last one. */
  readonly startedAt: Date;
  readonly at: Date;
  /** Empty for a single type. */
  readonly title: string;
  /** JSON of the fields. */
  readonly content: string;
}

export function whereInBin() {
  return { action: 'deleted', at: { $gt: new Date(Date.now() - BIN_DAYS * DAY_MS) } };
}

export function versionContent({ content }: Version): UnknownRecord {
  return parseRecord(content);
}
