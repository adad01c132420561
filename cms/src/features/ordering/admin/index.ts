import type { AdminFeature } from '../../../admin/platform/feature';
import { withMoveControls } from './order-column';

export const ordering: AdminFeature = { columns: withMoveControls };
