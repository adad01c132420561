import type { AdminFeature } from '../../../admin/platform/feature';
import { hideDuplicate } from './duplicate';
import { hideFillInWarning } from './fill-in-dialog';
import { hideLimits } from './hide-limits';
import { nameInHeading } from './name-in-heading';

const FORM = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

/** Takes out of Strapi's forms what editors do not need. */
export const appearance: AdminFeature = {
  bootstrap(app, contentManager) {
    contentManager.addDocumentAction((actions) => actions.map(hideDuplicate));
    contentManager.addDocumentHeaderAction((actions) => actions.map(hideFillInWarning));
    app.registerHook(FORM, hideLimits);
    app.registerHook(FORM, nameInHeading);
  },
};
