import type { AdminFeature } from '../../../admin/platform/feature';
import { UnsavedWords } from './unsaved-words';

/** Offers again what was written in the form of an entry, and never saved. */
export const unsavedWords: AdminFeature = { BelowFormButtons: UnsavedWords };
