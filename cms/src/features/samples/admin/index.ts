import type { AdminFeature } from '../../../admin/platform/feature';
import { SamplesPanel } from './samples-panel';

export const samples: AdminFeature = { panels: [{ panel: 'website', Part: SamplesPanel }] };
