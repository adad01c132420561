import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { SchoolButtons, withMapColumn } from './school-list.tsx';

export const schoolsFeature: AdminFeature = { ListButtons: SchoolButtons, columns: withMapColumn };
