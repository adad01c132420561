import { settings } from '../../../config/settings';
import { type PluginRoute, requireRight, withoutRoute } from '../../access/plugin-routes';
import { isOfferedLanguage } from '../../content/languages/languages';

interface LocalesContext {
  body?: readonly { readonly code: string }[];
}

interface LanguagesPlugin {
  readonly controllers: { readonly locales: { listLocales(ctx: LocalesContext): Promise<void> } };
  readonly routes: { readonly admin: { routes: PluginRoute[] } };
}

/** The admin does not use this route, which checks rights only for the type and not for the entry. */
const UNUSED_ROUTE = '/content-manager/actions/get-non-localized-fields';

/**
 * Changes two things about languages:
 * - The admin shows only the languages of the setting `LANGUAGES`. Texts in other languages stay stored.
 * - Only people who may change a language may change the settings of languages. Strapi does not check this.
 */
export default (plugin: LanguagesPlugin): LanguagesPlugin => {
  const { locales } = plugin.controllers;
  const { listLocales } = locales;
  locales.listLocales = async (ctx) => {
    await listLocales(ctx);
    ctx.body = ctx.body?.filter(({ code }) => isOfferedLanguage(code, settings.LANGUAGES));
  };
  const { admin } = plugin.routes;
  requireRight(admin.routes, 'PUT', '/settings', 'plugin::i18n.locale.update');
  admin.routes = withoutRoute(admin.routes, 'POST', UNUSED_ROUTE);
  return plugin;
};
