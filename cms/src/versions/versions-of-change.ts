import type { UnknownRecord } from '../platform/record.ts';

/** The draft or the published row of an entry in one language. */
export interface EntryState {
  readonly locale: string;
  readonly isDraft: boolean;
  readonly row: UnknownRecord;
  /** What a version stores: all fields and `createdAt`, as JSON. */
  readonly storedContent: string;
  /**
   * What tells whether this language changed: only its own fields, as JSON. A save in English also changes the fields
   * that all languages share.
   */
  readonly comparedContent: string;
}

/** Both rows of an entry in one language. */
export interface DraftAndPublished {
  readonly draft: EntryState | undefined;
  readonly published: EntryState | undefined;
}

/** A state that is stored as a version. */
interface NewVersion {
  readonly action: 'saved' | 'published' | 'deleted';
  readonly state: EntryState;
}

/**
 * Returns the versions that a write leaves in one language. Empty if it only took the entry off.
 * @returns undefined if the write changed nothing in this language
 */
export function versionsOfChange(
  before: DraftAndPublished,
  after: DraftAndPublished,
): NewVersion[] | undefined {
  const { draft, published } = after;
  const isDraftChanged = draft?.comparedContent !== before.draft?.comparedContent;
  // Strapi makes a new row at each publication, even if the text is the same.
  const isPublishedChanged = published?.row.id !== before.published?.row.id;
  if (!isDraftChanged && !isPublishedChanged) return undefined;
  const versions: NewVersion[] = [];
  const newPublished = isPublishedChanged ? published : undefined;
  if (newPublished) versions.push({ action: 'published', state: newPublished });
  // A save that also publishes is one version.
  const isStoredAlready = newPublished?.comparedContent === draft?.comparedContent;
  if (draft && isDraftChanged && !isStoredAlready) versions.push({ action: 'saved', state: draft });
  const deleted = draft || published ? undefined : (before.draft ?? before.published);
  if (deleted) versions.push({ action: 'deleted', state: deleted });
  return versions;
}

/** Returns the versions of an entry that has none yet, as it was before its first change. */
export function versionsBeforeFirstChange({ draft, published }: DraftAndPublished): NewVersion[] {
  const versions: NewVersion[] = [];
  if (published) versions.push({ action: 'published', state: published });
  if (draft && draft.comparedContent !== published?.comparedContent) {
    versions.push({ action: 'saved', state: draft });
  }
  return versions;
}
