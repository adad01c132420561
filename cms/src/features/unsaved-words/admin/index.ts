import type { AdminFeature } from '../../../admin/frame/feature';
import { SESSION_TEXTS } from './session-texts';
import { UnsavedWords } from './unsaved-words';

export const unsavedWords: AdminFeature = { BelowFormButtons: UnsavedWords, texts: SESSION_TEXTS };
