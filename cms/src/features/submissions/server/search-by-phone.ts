import type { Core } from '@strapi/strapi';
import { formOf } from '../../../content/forms';
import { phoneDigits } from '../../../platform/phone-digits';

/** Lets the search above a list of submissions find a phone number however it is typed. Call it in `register`. */
export function searchByPhone(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { params } = context;
    if (formOf(context.uid) && '_q' in params && typeof params._q === 'string') {
      params._q = phoneDigits(params._q) || params._q;
    }
    return next();
  });
}
