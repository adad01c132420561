import type { AdminFeature } from '../../../admin/frame/feature';
import { UnsavedWords } from './unsaved-words';

/** Offers what was changed in the form of an entry and never saved. */
export const unsavedWords: AdminFeature = { BelowFormButtons: UnsavedWords };
