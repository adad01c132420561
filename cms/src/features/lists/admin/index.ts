import type { AdminFeature } from '../../../admin/platform/feature';
import { completeColumns } from './list-columns';
import { ListButtons } from './list-tools';

export const lists: AdminFeature = { columns: completeColumns, ListButtons };
