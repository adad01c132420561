import { Mail } from '@strapi/icons';
import { EXPORT_ACTION_ID } from '../../../access/rights';
import type { AdminFeature } from '../../../admin/shared/feature';
import { AnswerLinks } from './answer-links';
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
  BelowFormButtons: AnswerLinks,
  columns: withChangedBy,
  bootstrap: (_app, { addBulkAction }) => addBulkAction([DoneAction]),
};
