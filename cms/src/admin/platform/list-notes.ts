import type { ReactNode } from 'react';

/** What a feature says of the entries of the list that is open. */
export interface ListNotes {
  noteOf(documentId: string): ReactNode;
  /** Whether the feature could not read what it would say. */
  readonly isError: boolean;
}

/** The hooks by which features say something of entries in a list. Filled before the admin is drawn. */
export const listNotes: (() => ListNotes)[] = [];

/** What each feature says of the entries of the list that is open. */
export function useAllListNotes(): readonly ListNotes[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same, in the same order, at each drawing
  return listNotes.map((useNotes) => useNotes());
}
