import type { ReactNode } from 'react';
import { useLocale } from '../hooks/use-locale.ts';
import { useTypeUid } from '../hooks/use-type-uid.ts';

export interface ListNotes {
  noteOf(documentId: string): ReactNode;
  readonly isError: boolean;
}

/** Puts a note for each item on the entry that has the documentId of the item. */
export function listNotes<Item extends { readonly documentId: string }>(
  items: readonly Item[],
  isError: boolean,
  toNote: (item: Item) => ReactNode,
): ListNotes {
  const itemsOf = (id: string) => items.filter(({ documentId }) => documentId === id);
  return { isError, noteOf: (documentId) => itemsOf(documentId).map(toNote) };
}

/** An item without a language belongs to the lists of all languages. */
export function useItemsOfList<Item extends { readonly uid: string; readonly locale: string }>(
  items: readonly Item[] = [],
): Item[] {
  const listUid = useTypeUid();
  const listLocale = useLocale();
  return items.filter(
    ({ uid, locale }) => uid === listUid && (locale || listLocale) === listLocale,
  );
}
