import type { AdminFeature } from '../../../admin/platform/feature';
import { withMapColumn } from './map-column';
import { SchoolTools } from './school-tools';

export const schools: AdminFeature = { ListButtons: SchoolTools, columns: withMapColumn };
