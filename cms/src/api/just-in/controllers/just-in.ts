import { factories } from '@strapi/strapi';
import { ACTIVITY } from '../../../content/types';

export default factories.createCoreController(ACTIVITY);
