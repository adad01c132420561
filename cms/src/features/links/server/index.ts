import { adminRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { linkTargetsHandler } from './handlers';

/** Lists the pages and files of the website to which editors can link. */
export const links: Feature = {
  routes: [adminRoute('GET', '/website/link-targets', [RIGHT_TO_READ_CONTENT], linkTargetsHandler)],
};
