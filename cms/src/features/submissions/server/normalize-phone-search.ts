import type { Core } from '@strapi/strapi';
import { phoneDigits } from '../../../content/phone-numbers';
import { submissionTypeOf } from '../../../content/submission-types';

/** Lets the search of submissions find a phone number in any spelling. */
export function normalizePhoneSearch(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { params } = context;
    if (submissionTypeOf(context.uid) && '_q' in params && typeof params._q === 'string') {
      params._q = phoneDigits(params._q) || params._q;
    }
    return next();
  });
}
