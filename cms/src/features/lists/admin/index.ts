import type { AdminFeature } from '../../../admin/platform/feature';
import { HiddenEntries } from './hidden-entries';
import { completeColumns } from './list-columns';

export const lists: AdminFeature = { columns: completeColumns, ListTools: HiddenEntries };
