import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { CheckPanel } from './check-panel.tsx';

export const checks: AdminFeature = { panels: [{ panel: 'publication', Section: CheckPanel }] };
