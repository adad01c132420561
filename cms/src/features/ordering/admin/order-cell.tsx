import { Flex, IconButton, MenuItem, SimpleMenu, useNotifyAT } from '@strapi/design-system';
import { ArrowsVertical, Drag } from '@strapi/icons';
import { useQueryParams, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { useParams } from 'react-router-dom';
import { useTheme } from 'styled-components';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { useMayPublish } from '../../../admin/platform/rights';
import { isOrderedByHand } from '../../../content/list-order';
import type { Move } from '../server/move';
import { useMoveEntryMutation } from './move-entry';

interface Entry {
  readonly documentId: string;
  readonly name: string;
}

interface Choice extends Pick<Move, 'side' | 'other'> {
  readonly label: string;
  readonly isOff?: boolean;
}

const BY_PLACE = 'sortOrder:ASC';
/** Strapi draws the rows anew after a move; the one that moved takes the focus again. */
let lastMoved = '';

/**
 * The cell that moves a row in lists that are ordered by hand: a handle and a menu while the list is sorted
 * by that order, else the number.
 */
export function OrderCell({ place, ...entry }: Entry & { readonly place: number }) {
  const { slug: uid } = useParams();
  const [{ query }] = useQueryParams<{ sort?: string }>();
  const mayPublish = useMayPublish(uid);
  if (!isOrderedByHand(uid)) return place;
  if (!mayPublish || (query.sort ?? BY_PLACE) !== BY_PLACE) return '-';
  return <MoveControls uid={uid} entry={entry} />;
}

function MoveControls({ uid, entry }: { readonly uid: string; readonly entry: Entry }) {
  const rows = useTable('MoveControls', (state) => state.rows).map(documentIdOf);
  const index = rows.indexOf(entry.documentId);
  const moves: readonly Choice[] = [
    { label: 'Move up', side: 'before', other: rows[index - 1], isOff: index === 0 },
    { label: 'Move down', side: 'after', other: rows[index + 1], isOff: index === rows.length - 1 },
    { label: 'Move to the start', side: 'before' },
    { label: 'Move to the end', side: 'after' },
  ];
  const move = useMove(uid);
  const { cell, drag } = useDraggedRow(uid, entry, (dragged) => {
    const side = rows.indexOf(dragged.documentId) > index ? 'before' : 'after';
    const label = `Move to the place of ${entry.name}`;
    move(dragged, { label, side, other: entry.documentId });
  });
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lastMoved !== entry.documentId) return;
    lastMoved = '';
    menuButton.current?.focus();
  }, [entry.documentId]);

  return (
    // A press on the row itself opens the entry.
    <Flex ref={cell} gap={1} onClick={(event) => event.stopPropagation()}>
      <Flex ref={drag} padding={2} cursor="grab" aria-hidden title="Drag to another place">
        <Drag />
      </Flex>
      <SimpleMenu
        ref={menuButton}
        tag={IconButton}
        icon={<ArrowsVertical />}
        label={`Move ${entry.name}`}
        variant="ghost"
      >
        {moves.map((choice) => (
          <MenuItem key={choice.label} disabled={choice.isOff} onSelect={() => move(entry, choice)}>
            {choice.label}
          </MenuItem>
        ))}
      </SimpleMenu>
    </Flex>
  );
}

/** Moves an entry, and says aloud where it went or shows why it did not. */
function useMove(uid: string) {
  const [moveEntry] = useMoveEntryMutation();
  const succeededOrNotify = useSucceededOrNotify();
  const { notifyStatus } = useNotifyAT();
  return async ({ documentId, name }: Entry, { label, side, other }: Choice) => {
    lastMoved = documentId;
    const result = await moveEntry({ uid, documentId, side, other });
    if (succeededOrNotify(result, 'The entry was not moved. Please try again.')) {
      notifyStatus(label.replace('Move', `${name} moved`));
    }
  };
}

/** Makes the row around `cell` a place to drop on, and carries it with the pointer from the handle `drag`. */
function useDraggedRow(uid: string, item: Entry, onDrop: (dragged: Entry) => void) {
  const cell = useRef<HTMLDivElement>(null);
  const { colors } = useTheme();
  const [, drag, preview] = useDrag({ type: uid, item });
  const [isOver, drop] = useDrop<Entry, unknown, boolean>({
    accept: uid,
    canDrop: ({ documentId }) => documentId !== item.documentId,
    drop: onDrop,
    collect: (monitor) => monitor.isOver() && monitor.canDrop(),
  });
  useEffect(() => {
    const row = cell.current?.closest('tr') ?? null;
    preview(drop(row));
    if (row) row.style.outline = isOver ? `2px solid ${colors?.primary600}` : '';
  });
  return { cell, drag };
}

function documentIdOf(row: object): string {
  return 'documentId' in row ? String(row.documentId) : '';
}
