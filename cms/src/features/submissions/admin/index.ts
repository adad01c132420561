import { Mail } from '@strapi/icons';
import { EXPORT_ACTION_ID } from '../../../access/rights.ts';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { BelowSubmissionButtons } from './below-submission-buttons.tsx';
import { withChangedBy } from './changed-by-column.tsx';
import { DoneAction } from './done-action.tsx';
import { SubmissionButtons } from './submission-buttons.tsx';

export const submissionsFeature: AdminFeature = {
  widgets: [
    {
      id: 'inbox',
      icon: Mail,
      label: 'New from the forms',
      Component: () => import('./new-submissions-widget.tsx'),
      permissions: [{ action: EXPORT_ACTION_ID }],
    },
  ],
  fields: [
    {
      name: 'caretaker',
      label: 'Who takes care',
      description: 'A Coordinator',
      Input: () => import('./caretaker-input.tsx'),
    },
  ],
  ListButtons: SubmissionButtons,
  BelowFormButtons: BelowSubmissionButtons,
  columns: withChangedBy,
  bootstrap: (_app, { addBulkAction }) => addBulkAction([DoneAction]),
};
