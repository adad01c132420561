import type { ContentUid } from './types.ts';

export interface EntryRef<Uid extends string = ContentUid> {
  readonly uid: Uid;
  readonly documentId: string;
  /** Empty for a type without languages. */
  readonly locale: string;
}

/** How a plan, a version or a request stores its entry. Strapi gives each row a `documentId` and `locale` of its own. */
export interface EntryColumns {
  readonly uid: ContentUid;
  readonly entryId: string;
  readonly entryLocale: string;
}

export function entryColumns({ uid, documentId, locale }: EntryRef): EntryColumns {
  return { uid, entryId: documentId, entryLocale: locale };
}

export function refOf({ uid, entryId, entryLocale }: EntryColumns): EntryRef {
  return { uid, documentId: entryId, locale: entryLocale };
}
