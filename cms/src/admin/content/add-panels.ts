import type { StrapiApp } from '@strapi/strapi/admin';
import { CheckPanel } from './check-panel';
import { PreviewPanel } from './preview-panel';

/** Panels stand beside the form of an entry, below the buttons that save and publish it. */
export function addPanels(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  if (!takesPanels(apis)) throw new Error('This version of Strapi takes no panels');
  apis.addEditViewSidePanel([PreviewPanel, CheckPanel]);
}

function takesPanels(
  apis: unknown,
): apis is { addEditViewSidePanel(panels: readonly unknown[]): void } {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;
}
