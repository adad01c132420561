import { Mail } from '@strapi/icons';
import { EXPORT_ACTION_ID } from '../../../access/submission-rights';
import type { AdminFeature } from '../../../admin/platform/feature';
import { AnswerLinks } from './answer';
import { addChangedByColumn } from './changed-by-column';
import { DoneAction } from './done-action';
import { SubmissionTools } from './submission-tools';

export const submissions: AdminFeature = {
  widgets: [
    {
      id: 'inbox',
      icon: Mail,
      label: 'New from the forms',
      Component: () => import('./new-submissions'),
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
  ListButtons: SubmissionTools,
  BelowFormButtons: AnswerLinks,
  columns: addChangedByColumn,
  bootstrap: (_app, { addBulkAction }) => addBulkAction([DoneAction]),
};
