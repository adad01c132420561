import type { Core } from '@strapi/strapi';
import { USERS } from '../platform/person';

/** English whose dates have the order that India writes: day, month, year. */
const INTERFACE_LANGUAGE = 'en-GB';

/** Gives members of the staff who chose no language for the admin the English of this country. Call it in `bootstrap`. */
export async function ensureInterfaceLanguage(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    beforeCreate({ params: { data } }) {
      data.preferedLanguage ??= INTERFACE_LANGUAGE;
    },
  });
  const data = { preferedLanguage: INTERFACE_LANGUAGE };
  await strapi.db.query(USERS).updateMany({ where: { preferedLanguage: null }, data });
}
