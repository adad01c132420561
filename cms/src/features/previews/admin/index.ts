import type { AdminFeature } from '../../../admin/platform/feature';
import { LivePanel, usePageLinks } from './live-link';
import { PreviewPanel } from './preview-panel';

export const previews: AdminFeature = {
  panels: [
    { panel: 'website', Part: LivePanel },
    { panel: 'website', Part: PreviewPanel },
  ],
  useListNotes: usePageLinks,
};
