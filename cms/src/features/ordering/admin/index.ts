import type { AdminFeature } from '../../../admin/frame/feature';
import { withMoveControls } from './order-column';

export const ordering: AdminFeature = { columns: withMoveControls };
