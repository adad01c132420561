import type { AdminFeature } from '../../../admin/frame/feature';
import { withFormattedCells } from './formatted-columns';
import { ListButtons } from './list-buttons';

export const lists: AdminFeature = { columns: withFormattedCells, ListButtons };
