import { adminRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { projectsHandler } from './handlers';

export const projectChoice: Feature = {
  routes: [adminRoute('GET', '/website/projects', [RIGHT_TO_READ_CONTENT], projectsHandler)],
};
