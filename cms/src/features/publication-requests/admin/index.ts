import { PaperPlane } from '@strapi/icons';
import { rightsToContent } from '../../../access/rights';
import type { AdminFeature } from '../../../admin/frame/feature';
import { askInPlaceOfPublish } from './ask-action';
import { RequestPanel } from './request-panel';
import { useRequestNotes } from './requests-in-list';

export const publicationRequests: AdminFeature = {
  pages: [
    {
      to: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      Component: () => import('./requests-page'),
    },
  ],
  widgets: [
    {
      id: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      Component: () => import('./requests-widget'),
      permissions: rightsToContent('read'),
    },
  ],
  panels: [{ panel: 'publication', Section: RequestPanel }],
  useListNotes: useRequestNotes,
  bootstrap(_app, contentManager) {
    contentManager.addDocumentAction((actions) => actions.map(askInPlaceOfPublish));
  },
};
