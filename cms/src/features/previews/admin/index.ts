import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { PublishedLink, usePageLinks } from './published-link.tsx';

export const previewsFeature: AdminFeature = {
  panels: [{ panel: 'website', Section: PreviewPanel }],
  BelowFormButtons: PublishedLink,
  useListNotes: usePageLinks,
};
