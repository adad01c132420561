import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { ListButtons } from './list-buttons.tsx';
import { withListColumns } from './list-columns.tsx';

export const listsFeature: AdminFeature = { columnsLast: withListColumns, ListButtons };
