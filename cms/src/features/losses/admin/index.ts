import type { AdminFeature } from '../../../admin/frame/feature';
import { LossesPanel } from './losses-panel';

export const losses: AdminFeature = {
  panels: [{ panel: 'website', Section: LossesPanel }],
};
