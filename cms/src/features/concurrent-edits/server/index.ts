import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { changedBeforePublication } from '../../approval/server/changed-since';
import { endSave } from './saves-under-way';
import { warningsHandler } from './warnings';

/** Warns before a button acts of what would be lost. */
export const concurrentEdits: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        entryRoute(
          'POST',
          '/warnings/:model',
          'read',
          warningsHandler(strapi, changedBeforePublication),
        ),
      ],
    });
  },
  steps: { remember: [endSave] },
};
