import type { EntryColumns } from '../content/entry-ref';
import { isRecord, type UnknownRecord } from '../platform/record';
import { DAY_MS } from '../platform/time';

/** Versions are what entries were before; `store-versions.ts` writes them. */
export const VERSION = 'api::version.version';

/** A mistake shows within a month; after that the entry, which may be about a person, is really gone. */
export const BIN_DAYS = 30;

/** Actions that change an entry. A version of any other action holds the draft as it was then. */
export const CHANGES = ['saved', 'published', 'deleted'] as const;

export interface Version extends EntryColumns {
  readonly id: number;
  readonly action: (typeof CHANGES)[number] | 'asked' | 'sent-back';
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

/** Whether an id in a path can be that of a version. */
export function isVersionId(id: unknown): boolean {
  return /^\d{1,9}$/.test(String(id));
}

/** The fields of a version by name; none where the stored content is no object. */
export function versionContent({ content }: Version): UnknownRecord {
  const parsed: unknown = JSON.parse(content);
  return isRecord(parsed) ? parsed : {};
}
