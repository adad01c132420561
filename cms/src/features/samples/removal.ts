/** The sample's entries of one type. */
export interface SampleCounts {
  readonly uid: string;
  readonly type: string;
  readonly unchanged: number;
  /** The number of entries that stay, since a person changed them. */
  readonly changed: number;
}

export interface Removed {
  readonly removed: number;
  readonly files: number;
}
