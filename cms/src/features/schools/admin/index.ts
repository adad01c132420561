import type { AdminFeature } from '../../../admin/frame/feature';
import { SchoolButtons, withMapColumn } from './school-list';

export const schools: AdminFeature = { ListButtons: SchoolButtons, columns: withMapColumn };
