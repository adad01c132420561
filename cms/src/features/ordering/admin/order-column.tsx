import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import type { ListColumns } from '../../../admin/frame/feature';
import { OrderCell } from './order-cell';

export function withMoveControls({ displayedHeaders, layout }: ListColumns): ListColumns {
  const { mainField } = layout.settings;
  const toOrderColumn = (column: ListFieldLayout): ListFieldLayout => ({
    ...column,
    cellFormatter: (row) => <OrderCell row={row} mainField={mainField} position={row.sortOrder} />,
  });
  return {
    displayedHeaders: displayedHeaders.map((column) =>
      column.name === 'sortOrder' ? toOrderColumn(column) : column,
    ),
    layout,
  };
}
