import { adminRoute } from '../../../access/admin-route';
import { entryRight } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { linkTargetsHandler } from './link-targets';

/** Offers the pages and files of the website where editors link. */
export const links: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        adminRoute(
          'GET',
          '/link-targets',
          [[entryRight('read'), PROJECT]],
          linkTargetsHandler(strapi),
        ),
      ],
    });
  },
};
