import type { AdminFeature } from '../../../admin/shared/feature';
import { CheckPanel } from './check-panel';

export const checks: AdminFeature = { panels: [{ panel: 'publication', Section: CheckPanel }] };
