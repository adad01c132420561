import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { UnseenChangeWarning } from './unseen-change-warning.tsx';

export const concurrentEditsFeature: AdminFeature = { BelowFormButtons: UnseenChangeWarning };
