import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { CheckPanel } from './check-panel.tsx';
import { HINT_TEXTS } from './hint-texts.ts';

export const checksFeature: AdminFeature = {
  panels: [{ panel: 'publication', Section: CheckPanel }],
  texts: HINT_TEXTS,
};
