import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { withMoveControls } from './order-column.tsx';

export const orderingFeature: AdminFeature = { columns: withMoveControls };
