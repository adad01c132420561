import type { Core } from '@strapi/strapi';
import { USER } from '../platform/person.ts';

/** British English, which writes dates as India does: day, month, year. */
const INTERFACE_LANGUAGE = 'en-GB';

/** Gives each new account the language. */
export function addInterfaceLanguage(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    // `preferedLanguage` is Strapi's spelling.
    beforeCreate({ params: { data } }) {
      data.preferedLanguage ??= INTERFACE_LANGUAGE;
    },
  });
}

/** Gives it to the accounts that have none, such as those of an earlier release. */
export async function ensureInterfaceLanguage(strapi: Core.Strapi): Promise<void> {
  const data = { preferedLanguage: INTERFACE_LANGUAGE };
  await strapi.db.query(USER).updateMany({ where: { preferedLanguage: null }, data });
}
