import type { AdminFeature } from '../../../admin/frame/feature';
import { CheckPanel } from './check-panel';

export const checks: AdminFeature = { panels: [{ panel: 'publication', Section: CheckPanel }] };
