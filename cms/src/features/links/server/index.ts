import { contentRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { linkTargetsHandler } from './handlers';

/** Lists the pages and files of the website to which editors can link. */
export const links: Feature = {
  routes: [contentRoute('GET', '/website/link-targets', 'read', linkTargetsHandler)],
};
