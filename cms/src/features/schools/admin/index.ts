import type { AdminFeature } from '../../../admin/platform/feature';
import { withMapColumn } from './map-column';
import { SchoolButtons } from './school-buttons';

export const schools: AdminFeature = { ListButtons: SchoolButtons, columns: withMapColumn };
