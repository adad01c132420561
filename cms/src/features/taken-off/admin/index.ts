import type { AdminFeature } from '../../../admin/shared/feature';
import { TakenOffPanel } from './taken-off-panel';

export const takenOff: AdminFeature = {
  panels: [{ panel: 'website', Section: TakenOffPanel }],
};
