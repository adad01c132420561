import type { ReactNode } from 'react';

/** The notes of a feature on the entries of the open list. */
export interface ListNotes {
  noteOf(documentId: string): ReactNode;
  /** Whether the feature could not read its notes. */
  readonly isError: boolean;
}

/** The hooks of all features with notes. Filled before the first render. */
export const listNoteHooks: (() => ListNotes)[] = [];

export function useAllListNotes(): readonly ListNotes[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at each render
  return listNoteHooks.map((useNotes) => useNotes());
}
