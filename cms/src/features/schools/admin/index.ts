import type { AdminFeature } from '../../../admin/platform/feature';
import { showMapLinks } from './map-column';
import { SchoolTools } from './school-tools';

export const schools: AdminFeature = { ListButtons: SchoolTools, columns: showMapLinks };
