export interface NamedMove {
  readonly side: 'before' | 'after';
  /** The documentId of the entry beside the new place. Undefined for the start or end of the whole list. */
  readonly neighbourId?: string | undefined;
  /** Completes “Move …” in the menu and “moved …” in the announcement. */
  readonly destination: string;
  readonly isDisabled?: boolean;
}

export function movesInMenu(
  idsOnPage: readonly string[],
  documentId: string,
): readonly NamedMove[] {
  const index = idsOnPage.indexOf(documentId);
  const previous = idsOnPage[index - 1];
  const next = idsOnPage[index + 1];
  return [
    { destination: 'up', side: 'before', neighbourId: previous, isDisabled: !previous },
    { destination: 'down', side: 'after', neighbourId: next, isDisabled: !next },
    { destination: 'to the start', side: 'before' },
    { destination: 'to the end', side: 'after' },
  ];
}

export interface NamedEntry {
  readonly documentId: string;
  readonly name: string;
}

/** The dragged entry takes the place of the target; the rows between move up or down. */
export function moveByDrop(
  idsOnPage: readonly string[],
  draggedId: string,
  target: NamedEntry,
): NamedMove {
  const isFromBelow = idsOnPage.indexOf(draggedId) > idsOnPage.indexOf(target.documentId);
  return {
    destination: `to the place of ${target.name}`,
    side: isFromBelow ? 'before' : 'after',
    neighbourId: target.documentId,
  };
}
