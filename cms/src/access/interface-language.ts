import type { Core } from '@strapi/strapi';
import { USER } from '../platform/person.ts';

/** British English, which writes dates as India does: day, month, year. */
const INTERFACE_LANGUAGE = 'en-GB';

/** Without a language of its own, an account shows Strapi's American dates. */
export function addInterfaceLanguage(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    // `preferedLanguage` is Strapi's spelling.
    beforeCreate({ params: { data } }) {
      data.preferedLanguage ??= INTERFACE_LANGUAGE;
    },
  });
}
