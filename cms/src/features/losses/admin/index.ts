import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { LossesPanel } from './losses-panel.tsx';

export const lossesFeature: AdminFeature = {
  panels: [{ panel: 'website', Section: LossesPanel }],
};
