import type { AdminFeature } from '../../../admin/frame/feature';
import { UnseenChangeWarning } from './unseen-change-warning';

export const concurrentEdits: AdminFeature = { BelowFormButtons: UnseenChangeWarning };
