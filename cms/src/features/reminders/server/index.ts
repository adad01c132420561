import { adminRoute } from '../../../access/admin-route';
import { entryRight } from '../../../access/entry-rights';
import { TRANSPARENCY } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { remindersHandler } from './reminders';

/** Reminds of registrations that end and of accounts that are missing. */
export const reminders: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        adminRoute(
          'GET',
          '/reminders',
          [[entryRight('read'), TRANSPARENCY]],
          remindersHandler(strapi),
        ),
      ],
    });
  },
};
