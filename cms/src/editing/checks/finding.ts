/** Something about an entry that its editor should know. */
export interface Finding {
  /** The field that it is about, by its name in the schema. */
  readonly field?: string;
  /** In plain words: what is so, and what to do. */
  readonly text: string;
  /** Whether the entry cannot be published like this. */
  readonly blocks: boolean;
}

/** A picture of the media library, as far as it is checked. */
export interface CheckedPicture {
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** An entry as it stands in the form, or as it is stored. */
export interface CheckedEntry {
  /** Missing while the entry was never saved. */
  readonly documentId?: string;
  /** The trimmed text of a field; empty where there is none. */
  text(field: string): string;
  /** The number in a field; undefined where there is none. */
  number(field: string): number | undefined;
  /** The pictures of a field, in their order. */
  pictures(field: string): readonly CheckedPicture[];
}

/** What else there is: the drafts of all other entries of the type, and what is published. */
export interface Surroundings {
  readonly others: readonly OtherEntry[];
  /** The page address under which visitors know this project now. */
  readonly publishedUrl?: string;
  /** Page addresses of all projects. */
  readonly projectUrls: readonly string[];
}

export interface OtherEntry {
  readonly name: string;
  readonly url?: string;
  /** The page address under which visitors know it now. */
  readonly publishedUrl?: string;
  readonly sortOrder?: number;
}
