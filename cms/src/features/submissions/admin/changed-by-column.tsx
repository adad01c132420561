import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import type { Columns } from '../../../admin/platform/feature';
import { fullName } from '../../../platform/person';
import { isRecord } from '../../../platform/record';

/** Shows who changed a submission last. */
export function showWhoChanged({ displayedHeaders, layout }: Columns): Columns {
  const status = displayedHeaders.findIndex(({ name }) => name === 'progress');
  if (status < 0) return { displayedHeaders, layout };
  return { displayedHeaders: displayedHeaders.toSpliced(status + 1, 0, CHANGED_BY), layout };
}

/** The column stands beside the status, since the end of the row lies outside a small window. */
const CHANGED_BY: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'changedBy',
  label: 'Changed by',
  searchable: false,
  sortable: false,
  cellFormatter({ updatedBy }) {
    return (
      <Typography textColor="neutral800">
        {(isRecord(updatedBy) && fullName(updatedBy)) || '-'}
      </Typography>
    );
  },
};
