import { Trash } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { BIN_DAYS } from '../../../versions/version.ts';
import { BinNote } from './bin-note.tsx';
import { deletionTexts } from './deletion-texts.ts';
import { HistoryPanel } from './history-panel.tsx';
import { VersionDialog } from './version-dialog.tsx';

export const historyFeature: AdminFeature = {
  pages: [{ to: 'bin', icon: Trash, label: 'Bin', Component: () => import('./bin-page.tsx') }],
  panels: [{ panel: 'history', Section: HistoryPanel }],
  texts: deletionTexts(BIN_DAYS),
  providedComponents: { VersionDialog, BinNote },
};
