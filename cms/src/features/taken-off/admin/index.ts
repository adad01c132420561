import type { AdminFeature } from '../../../admin/frame/feature';
import { TakenOffPanel } from './taken-off-panel';

export const takenOff: AdminFeature = {
  panels: [{ panel: 'website', Section: TakenOffPanel }],
};
