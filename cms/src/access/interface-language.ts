import type { Core } from '@strapi/strapi';
import { USERS } from '../platform/person.ts';

/** British English, which writes dates as India does: day, month, year. */
const INTERFACE_LANGUAGE = 'en-GB';

export async function ensureInterfaceLanguage(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    // `preferedLanguage` is Strapi's spelling.
    beforeCreate({ params: { data } }) {
      data.preferedLanguage ??= INTERFACE_LANGUAGE;
    },
  });
  const data = { preferedLanguage: INTERFACE_LANGUAGE };
  await strapi.db.query(USERS).updateMany({ where: { preferedLanguage: null }, data });
}
