import type { UnknownRecord } from '../platform/record.ts';

/** The draft or the published row of an entry in one language. */
export interface EntryState {
  readonly locale: string;
  readonly isDraft: boolean;
  readonly row: UnknownRecord;
  /** JSON of what a version stores: all fields and `createdAt`. */
  readonly storedContent: string;
  /** JSON of the language's own fields: a save in English also changes the fields that all languages share. */
  readonly comparedContent: string;
}

export interface DraftAndPublished {
  readonly draft: EntryState | undefined;
  readonly published: EntryState | undefined;
}

interface NewVersion {
  readonly action: 'saved' | 'published' | 'deleted';
  readonly state: EntryState;
}

/**
 * Returns the versions that a write leaves in this language, or undefined if it changed nothing here. A write that only
 * takes the entry off is a change that leaves none.
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
  // If a write saves and publishes the same text, it leaves one version.
  const isStoredAlready = newPublished?.comparedContent === draft?.comparedContent;
  if (draft && isDraftChanged && !isStoredAlready) versions.push({ action: 'saved', state: draft });
  const deleted = draft || published ? undefined : (before.draft ?? before.published);
  if (deleted) versions.push({ action: 'deleted', state: deleted });
  return versions;
}

export function baselineVersions({ draft, published }: DraftAndPublished): NewVersion[] {
  const versions: NewVersion[] = [];
  if (published) versions.push({ action: 'published', state: published });
  if (draft && draft.comparedContent !== published?.comparedContent) {
    versions.push({ action: 'saved', state: draft });
  }
  return versions;
}
