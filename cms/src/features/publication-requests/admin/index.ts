import { PaperPlane } from '@strapi/icons';
import { rightsToContent } from '../../../access/rights.ts';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { askInPlaceOfPublish } from './ask-action.tsx';
import { RequestPanel } from './request-panel.tsx';
import { useRequestNotes } from './requests-in-list.tsx';

export const publicationRequestsFeature: AdminFeature = {
  pages: [
    {
      to: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      Component: () => import('./requests-page.tsx'),
    },
  ],
  widgets: [
    {
      id: 'asked-for',
      icon: PaperPlane,
      label: 'Asked for',
      Component: () => import('./requests-widget.tsx'),
      permissions: rightsToContent('read'),
    },
  ],
  panels: [{ panel: 'publication', Section: RequestPanel }],
  useListNotes: useRequestNotes,
  bootstrap(_app, contentManager) {
    contentManager.addDocumentAction((actions) => actions.map(askInPlaceOfPublish));
  },
};
