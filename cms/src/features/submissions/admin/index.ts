import { Mail } from '@strapi/icons';
import { EXPORT_ACTION_ID } from '../../../access/rights';
import type { AdminFeature } from '../../../admin/frame/feature';
import { BelowSubmissionButtons } from './below-submission-buttons';
import { withChangedBy } from './changed-by-column';
import { DoneAction } from './done-action';
import { SubmissionButtons } from './submission-buttons';

export const submissions: AdminFeature = {
  widgets: [
    {
      id: 'inbox',
      icon: Mail,
      label: 'New from the forms',
      Component: () => import('./new-submissions-widget'),
      permissions: [{ action: EXPORT_ACTION_ID }],
    },
  ],
  fields: [
    {
      name: 'caretaker',
      label: 'Who takes care',
      description: 'A Coordinator',
      Input: () => import('./caretaker-input'),
    },
  ],
  ListButtons: SubmissionButtons,
  BelowFormButtons: BelowSubmissionButtons,
  columns: withChangedBy,
  bootstrap: (_app, { addBulkAction }) => addBulkAction([DoneAction]),
};
