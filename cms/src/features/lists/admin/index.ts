import type { AdminFeature } from '../../../admin/frame/feature';
import { ListButtons } from './list-buttons';
import { withListColumns } from './list-columns';

export const lists: AdminFeature = { columns: withListColumns, ListButtons };
