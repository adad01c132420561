import type { AdminFeature } from '../../../admin/shared/feature';
import { withMoveControls } from './order-column';

export const ordering: AdminFeature = { columns: withMoveControls };
