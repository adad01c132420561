import type { AdminFeature } from '../../../admin/platform/feature';
import { TogetherPanel } from './together-panel';

export const concurrentEdits: AdminFeature = {
  panels: [{ panel: 'publication', Part: TogetherPanel }],
};
