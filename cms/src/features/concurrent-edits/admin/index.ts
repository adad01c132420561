import type { AdminFeature } from '../../../admin/platform/feature';
import { OtherPeople } from './other-people';

export const concurrentEdits: AdminFeature = { BelowFormButtons: OtherPeople };
