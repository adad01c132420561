import type { Core } from '@strapi/strapi';
import { OLD_ADDRESS } from '../content/types';

const HOME_PAGE_OF_ADMIN = '/content-manager/homepage/recent-documents';

/** Keeps what the CMS writes by itself out of "Last edited entries". Call it in `register`. */
export function listWhatPeopleEdited(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const path = strapi.requestContext.get()?.request.path;
    const isMachineMade = context.uid === OLD_ADDRESS && path === HOME_PAGE_OF_ADMIN;
    return isMachineMade && context.action === 'findMany' ? [] : next();
  });
}
