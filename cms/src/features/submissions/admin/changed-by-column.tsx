import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { fullName } from '../../../platform/person.ts';
import { isRecord } from '../../../platform/record.ts';

export function withChangedBy(columns: ListFieldLayout[]): ListFieldLayout[] {
  const statusIndex = columns.findIndex(({ name }) => name === 'progress');
  return statusIndex < 0 ? columns : columns.toSpliced(statusIndex + 1, 0, CHANGED_BY);
}

/** This column comes right after the status, since a small window does not show the end of the row. */
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
