import type { AdminFeature } from '../../../admin/frame/feature';
import { withMapColumn } from './map-column';
import { SchoolButtons } from './school-buttons';

export const schools: AdminFeature = { ListButtons: SchoolButtons, columns: withMapColumn };
