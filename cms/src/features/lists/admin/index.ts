import type { AdminFeature } from '../../../admin/platform/feature';
import { withFormattedCells } from './formatted-columns';
import { ListButtons } from './list-buttons';

export const lists: AdminFeature = { columns: withFormattedCells, ListButtons };
