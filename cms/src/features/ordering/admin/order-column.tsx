import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import type { Columns } from '../../../admin/platform/feature';
import { entryName } from '../../../content/entry-name';
import { OrderCell } from './order-cell';

/** Shows in place of an entry's number what moves it. */
export function showMoves({ displayedHeaders, layout }: Columns): Columns {
  const { mainField } = layout.settings;
  const withMoves = (column: ListFieldLayout): ListFieldLayout => ({
    ...column,
    cellFormatter: (row) => (
      <OrderCell
        documentId={row.documentId}
        name={entryName(row, mainField)}
        place={row.sortOrder}
      />
    ),
  });
  return {
    displayedHeaders: displayedHeaders.map((column) =>
      column.name === 'sortOrder' ? withMoves(column) : column,
    ),
    layout,
  };
}
