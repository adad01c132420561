import type { UID } from '@strapi/strapi';
import type { ContentUid } from './types';

/** An entry in one language. */
export interface EntryRef<Uid extends UID.ContentType = ContentUid> {
  readonly uid: Uid;
  readonly documentId: string;
  /** Empty for a type without languages. */
  readonly locale: string;
}

/**
 * The columns by which a plan, a version or a request names its entry. They cannot be called `documentId` and
 * `locale`, since Strapi gives every row those two of its own.
 */
export interface EntryColumns {
  readonly uid: ContentUid;
  readonly entryId: string;
  readonly entryLocale: string;
}

export function entryColumns({ uid, documentId, locale }: EntryRef): EntryColumns {
  return { uid, entryId: documentId, entryLocale: locale };
}

export function entryRef({ uid, entryId, entryLocale }: EntryColumns): EntryRef {
  return { uid, documentId: entryId, locale: entryLocale };
}
