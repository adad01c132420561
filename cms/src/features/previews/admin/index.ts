import type { AdminFeature } from '../../../admin/frame/feature';
import { PreviewPanel } from './preview-panel';
import { PublishedLink, usePageLinks } from './published-link';

export const previews: AdminFeature = {
  panels: [{ panel: 'website', Section: PreviewPanel }],
  BelowFormButtons: PublishedLink,
  useListNotes: usePageLinks,
};
