import type { CONTENT_TYPES } from '../access/tokens';

/** One of the six types that editors write, by its singular name. */
export type ContentType = (typeof CONTENT_TYPES)[number];

/** A picture of a source: where it is, and the words that belong to it. */
export interface PictureRef {
  /** Names it within its source: an absolute address, or a path inside a folder. */
  readonly key: string;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
}

/** What an entry says: plain values, and pictures by field. */
export interface Words {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, readonly PictureRef[]>>;
}

/** One entry of a source. */
export interface Item {
  readonly type: ContentType;
  /** Names it within its source and type, for ever. */
  readonly key: string;
  readonly published: Words | null;
  /** What an editor has changed and not yet published. */
  readonly draft: Words | null;
}

/** A file that was fetched; whoever asked for it removes it. */
export interface FetchedFile {
  readonly filepath: string;
}

/** Where content comes from. */
export interface Source {
  /** Names it in the notes of what was taken: an origin, or the number of an export. */
  readonly name: string;
  /** Every entry of a type in its order; `expected` is told as soon as it is known. */
  items(type: ContentType, expected: (total: number) => void): AsyncIterable<Item>;
  /**
   * Fetches a picture into a file of its own inside `folder`.
   * @throws {NotTaken} where it cannot be had, with the reason in words
   */
  fetch(picture: PictureRef, folder: string): Promise<FetchedFile>;
}

/** Something of the source that cannot be taken over, in words for the report. */
export class NotTaken extends Error {
  override name = 'NotTaken';
}

/** The transfer cannot go on: shown as its message alone. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
