import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import type { ListColumns } from '../../../admin/shared/feature';
import { entryName } from '../../../content/entry-name';
import { OrderCell } from './order-cell';

export function withMoveControls({ displayedHeaders, layout }: ListColumns): ListColumns {
  const { mainField } = layout.settings;
  const toOrderColumn = (column: ListFieldLayout): ListFieldLayout => ({
    ...column,
    cellFormatter: (row) => (
      <OrderCell
        documentId={row.documentId}
        name={entryName(row, mainField)}
        position={row.sortOrder}
      />
    ),
  });
  return {
    displayedHeaders: displayedHeaders.map((column) =>
      column.name === 'sortOrder' ? toOrderColumn(column) : column,
    ),
    layout,
  };
}
