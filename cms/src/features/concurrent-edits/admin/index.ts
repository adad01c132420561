import type { AdminFeature } from '../../../admin/platform/feature';
import { ConcurrentEditsPanel } from './concurrent-edits-panel';

export const concurrentEdits: AdminFeature = {
  panels: [{ panel: 'publication', Part: ConcurrentEditsPanel }],
};
