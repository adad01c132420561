import type { AdminFeature } from '../../../admin/platform/feature';
import { UnsavedWords } from './unsaved-words';

/** Offers again what was written in the form of an entry, and never saved. */
export const unsavedWords: AdminFeature = {
  bootstrap(app) {
    // Here it is seen on a phone too, where the panels are folded away.
    app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
      name: 'unsaved-words',
      Component: UnsavedWords,
    });
  },
};
