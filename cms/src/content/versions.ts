import type { ContentUid } from './types';

/** What entries were: `src/history` writes it. */
export const VERSION = 'api::version.version';

/** A mistake shows within a month; then the entry of a person is really gone. */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Version {
  readonly id: number;
  readonly uid: ContentUid;
  readonly entryId: string;
  /** Empty for a type that has no languages. */
  readonly entryLocale: string;
  readonly action: 'saved' | 'published' | 'deleted';
  readonly byId: number | null;
  /** Empty where the CMS itself wrote the entry. */
  readonly byName: string;
  /** The first of the saves that this version stands for; `at` is the last. */
  readonly startedAt: Date;
  readonly at: Date;
  readonly title: string;
  /** The fields as JSON. */
  readonly content: string;
}

/** Chooses the versions that are in the bin. */
export function inBin() {
  return { action: 'deleted', at: { $gt: new Date(Date.now() - BIN_DAYS * DAY_MS) } };
}
