import type { AdminFeature } from '../../../admin/frame/feature';
import { OtherPeople } from './other-people';

export const concurrentEdits: AdminFeature = { BelowFormButtons: OtherPeople };
