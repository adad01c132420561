import type { AdminFeature } from '../../../admin/platform/feature';
import { completeColumns } from './list-columns';

export const lists: AdminFeature = { columns: completeColumns };
