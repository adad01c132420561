import type { AdminFeature } from '../../../admin/platform/feature';
import { showPlaces } from './place-column';
import { SchoolTools } from './school-tools';

export const schools: AdminFeature = { ListTools: SchoolTools, columns: showPlaces };
