import { routeForRights } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { entryOfPageHandler, findHandler } from './handlers';

export const findEntries: Feature = {
  routes: () => [
    // The query is in the body: staff look for names of people, and URLs get into logs.
    routeForRights('POST', '/website/find', [], findHandler),
    routeForRights('GET', '/website/entry-of-page', [], entryOfPageHandler),
  ],
};
