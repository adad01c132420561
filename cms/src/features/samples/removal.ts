import type { ContentUid } from '../../content/types.ts';

/** The numbers of the sample's entries of one type. */
export interface SampleCounts {
  readonly uid: ContentUid;
  readonly type: string;
  readonly unchanged: number;
  /** A removal leaves these entries, since a person changed them. */
  readonly changed: number;
}

/** The numbers of removed entries and of deleted files. */
export interface RemovalCounts {
  readonly entries: number;
  readonly files: number;
}
