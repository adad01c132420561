import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import type { ListColumns } from '../../../admin/frame/feature';
import { fullName } from '../../../platform/person';
import { isRecord } from '../../../platform/record';

export function withChangedBy({ displayedHeaders, layout }: ListColumns): ListColumns {
  const statusIndex = displayedHeaders.findIndex(({ name }) => name === 'progress');
  if (statusIndex < 0) return { displayedHeaders, layout };
  return { displayedHeaders: displayedHeaders.toSpliced(statusIndex + 1, 0, CHANGED_BY), layout };
}

/** Comes right after the status, since a small window does not show the end of the row. */
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
