import type { AdminFeature } from '../../../admin/platform/feature';
import { PreviewPanel } from './preview-panel';

export const previews: AdminFeature = { panels: [{ panel: 'website', Part: PreviewPanel }] };
