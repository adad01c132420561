import type { AdminFeature } from '../../../admin/shared/feature';
import { OtherPeople } from './other-people';

export const concurrentEdits: AdminFeature = { BelowFormButtons: OtherPeople };
