import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { SESSION_TEXTS } from './session-texts.ts';
import { UnsavedWords } from './unsaved-words.tsx';

export const unsavedWordsFeature: AdminFeature = {
  BelowFormButtons: UnsavedWords,
  texts: SESSION_TEXTS,
};
