export interface MenuMove {
  readonly side: 'before' | 'after';
  /** The documentId of the entry beside the new place. Undefined for the start or end of the whole list. */
  readonly other?: string | undefined;
  /** Completes “Move …” in the menu and “moved …” in the announcement. */
  readonly direction: string;
  readonly isDisabled?: boolean;
}

/** The moves in the menu of an entry. `ids` are the rows of the page of the list that is open. */
export function movesInMenu(ids: readonly string[], documentId: string): readonly MenuMove[] {
  const index = ids.indexOf(documentId);
  const previous = ids[index - 1];
  const next = ids[index + 1];
  return [
    { direction: 'up', side: 'before', other: previous, isDisabled: !previous },
    { direction: 'down', side: 'after', other: next, isDisabled: !next },
    { direction: 'to the start', side: 'before' },
    { direction: 'to the end', side: 'after' },
  ];
}

export interface NamedEntry {
  readonly documentId: string;
  readonly name: string;
}

/** The move of an entry that is dropped on another: it takes that place, and the rows between move up or down. */
export function moveByDrop(
  ids: readonly string[],
  draggedId: string,
  target: NamedEntry,
): MenuMove {
  const isFromBelow = ids.indexOf(draggedId) > ids.indexOf(target.documentId);
  return {
    direction: `to the place of ${target.name}`,
    side: isFromBelow ? 'before' : 'after',
    other: target.documentId,
  };
}
