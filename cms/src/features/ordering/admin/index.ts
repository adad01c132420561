import type { AdminFeature } from '../../../admin/platform/feature';
import { showMoves } from './order-column';

export const ordering: AdminFeature = { columns: showMoves };
