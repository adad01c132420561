import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { LossesPanel } from './losses-panel.tsx';

export const losses: AdminFeature = {
  panels: [{ panel: 'website', Section: LossesPanel }],
};
