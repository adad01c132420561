import { Trash } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature';
import { BIN_DAYS } from '../../../versions/version';
import { BinNote } from './bin-note';
import { deletionTexts } from './deletion-texts';
import { HistoryPanel } from './history-panel';
import { VersionDialog } from './version-dialog';

export const history: AdminFeature = {
  pages: [{ to: 'bin', icon: Trash, label: 'Bin', Component: () => import('./bin-page') }],
  panels: [{ panel: 'history', Section: HistoryPanel }],
  texts: deletionTexts(BIN_DAYS),
  sharedComponents: { VersionDialog, BinNote },
};
