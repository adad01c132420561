import { PaperPlane } from '@strapi/icons';
import { READS_CONTENT } from '../../../access/entry-rights';
import type { AdminFeature } from '../../../admin/platform/feature';
import { askInPlaceOfPublish } from './ask-action';
import { useAskedFor } from './asked-in-list';
import { RequestPanel } from './request-panel';

export const approval: AdminFeature = {
  pages: [
    {
      to: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      position: 5,
      Component: () => import('./asked-page'),
    },
  ],
  widgets: [
    {
      id: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      Component: () => import('./asked-widget'),
      permissions: [READS_CONTENT],
    },
  ],
  panels: [{ panel: 'publication', Part: RequestPanel }],
  useListNotes: useAskedFor,
  bootstrap(_app, contentManager) {
    contentManager.addDocumentAction((actions) => actions.map(askInPlaceOfPublish));
  },
};
