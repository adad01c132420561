import type { AdminFeature } from '../../../admin/frame/feature';
import { UnsavedWords } from './unsaved-words';

export const unsavedWords: AdminFeature = { BelowFormButtons: UnsavedWords };
