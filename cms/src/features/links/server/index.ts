import { contentRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { linkTargetsHandler } from './handlers';

export const links: Feature = {
  routes: [contentRoute('GET', '/website/link-targets', 'read', linkTargetsHandler)],
};
