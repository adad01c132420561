import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { UnseenChangeWarning } from './unseen-change-warning.tsx';

export const concurrentEdits: AdminFeature = { BelowFormButtons: UnseenChangeWarning };
