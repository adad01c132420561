import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::story.story', { only: ['find'] });
