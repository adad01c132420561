import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Flex, IconButton, MenuItem, SimpleMenu, useNotifyAT } from '@strapi/design-system';
import { ArrowsVertical, Drag } from '@strapi/icons';
import { useQueryParams, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { generatePath } from 'react-router-dom';
import { useTheme } from 'styled-components';
import { stopRowClick } from '../../../admin/components/stop-row-click.ts';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import { entryName } from '../../../content/entry-name.ts';
import { isOrderedByHand, POSITION_FIELD } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { MOVE_PATH } from '../paths.ts';
import type { Move } from '../server/move.ts';
import { moveByDrop, movesInMenu, type NamedEntry, type NamedMove } from './moves.ts';

interface MoveRequest extends Move {
  readonly uid: string;
}

const { useMoveEntryMutation } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    moveEntry: builder.mutation<unknown, MoveRequest>({
      query: ({ uid, ...data }) => ({
        url: generatePath(MOVE_PATH, { model: uid }),
        method: 'POST',
        data,
      }),
      // A failed move invalidates the list too, since the list on the screen may be outdated.
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export function withMoveControls(
  columns: ListFieldLayout[],
  layout: ListLayout,
): ListFieldLayout[] {
  const { mainField } = layout.settings;
  const toOrderColumn = (column: ListFieldLayout): ListFieldLayout => ({
    ...column,
    cellFormatter: (row) => (
      <OrderCell row={row} mainField={mainField} position={row[POSITION_FIELD]} />
    ),
  });
  return columns.map((column) => (column.name === POSITION_FIELD ? toOrderColumn(column) : column));
}

interface OrderCellProps {
  readonly row: UnknownRecord & { readonly documentId: string };
  readonly mainField: string;
  readonly position: number;
}

const ADMIN_SORT_BY_POSITION = `${POSITION_FIELD}:ASC`;
/** The entry whose menu button takes the focus back when Strapi has rendered all rows again after a move. */
let lastMovedId = '';

/** Shows “-” while the list is sorted by something else, and to a person who may not move entries. */
function OrderCell({ row, mainField, position }: OrderCellProps) {
  const uid = useTypeUid();
  const [{ query }] = useQueryParams<{ sort?: string }>();
  const mayPublish = useMayPublish(uid);
  if (!isOrderedByHand(uid)) return position;
  if (!mayPublish || (query.sort ?? ADMIN_SORT_BY_POSITION) !== ADMIN_SORT_BY_POSITION) return '-';
  const entry = { documentId: row.documentId, name: entryName(row, { uid, mainField }) };
  return <MoveControls uid={uid} entry={entry} />;
}

function MoveControls({ uid, entry }: { readonly uid: string; readonly entry: NamedEntry }) {
  const idsOnPage = useTable('MoveControls', (state) => state.rows).map(documentIdOf);
  const move = useMove(uid);
  const { cell, drag } = useRowDragAndDrop(uid, entry, (dragged) =>
    move(dragged, moveByDrop(idsOnPage, dragged.documentId, entry)),
  );
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lastMovedId !== entry.documentId) return;
    lastMovedId = '';
    menuButton.current?.focus();
  }, [entry.documentId]);

  return (
    <Flex ref={cell} gap={1} onClick={stopRowClick}>
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
        {movesInMenu(idsOnPage, entry.documentId).map((each) => (
          <MenuItem
            key={each.destination}
            disabled={each.isDisabled}
            onSelect={() => move(entry, each)}
          >
            {`Move ${each.destination}`}
          </MenuItem>
        ))}
      </SimpleMenu>
    </Flex>
  );
}

function useMove(uid: string) {
  const [moveEntry] = useMoveEntryMutation();
  const succeededOrNotify = useSucceededOrNotify();
  const { notifyStatus } = useNotifyAT();
  return async (
    { documentId, name }: NamedEntry,
    { destination, side, neighbourId }: NamedMove,
  ) => {
    lastMovedId = documentId;
    const result = await moveEntry({ uid, documentId, side, neighbourId });
    if (succeededOrNotify(result, 'The entry was not moved. Please try again.')) {
      notifyStatus(`${name} moved ${destination}`);
    }
  };
}

/** Makes the table row around `cell` a drop target, and `drag` its handle. */
function useRowDragAndDrop(uid: string, item: NamedEntry, onDrop: (dragged: NamedEntry) => void) {
  const cell = useRef<HTMLDivElement>(null);
  const { colors } = useTheme();
  const [, drag, preview] = useDrag({ type: uid, item });
  const [isOver, drop] = useDrop<NamedEntry, unknown, boolean>({
    accept: uid,
    canDrop: ({ documentId }) => documentId !== item.documentId,
    drop: onDrop,
    collect: (monitor) => monitor.isOver() && monitor.canDrop(),
  });
  // Strapi gives no ref to its rows, so every render looks for the row again.
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
