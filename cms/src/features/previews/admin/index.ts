import type { AdminFeature } from '../../../admin/platform/feature';
import { LiveLink, usePageLinks } from './live-link';
import { PreviewPanel } from './preview-panel';

export const previews: AdminFeature = {
  panels: [{ panel: 'website', Part: PreviewPanel }],
  BelowFormButtons: LiveLink,
  useListNotes: usePageLinks,
};
