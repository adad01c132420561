import { settings } from '../../../config/settings';
import { type PluginRoute, requireRight, withoutRoute } from '../../access/plugin-routes';
import { isOffered } from '../../content/languages/languages';

interface Context {
  body?: readonly { readonly code: string }[];
}

interface LanguagesPlugin {
  readonly controllers: { readonly locales: { listLocales(context: Context): Promise<void> } };
  readonly routes: { readonly admin: { routes: PluginRoute[] } };
}

/** A route that the admin does not call. It asks for a right to the type alone, and not to the entry. */
const FIELDS_OF_ANY_ENTRY = '/content-manager/actions/get-non-localized-fields';

/**
 * Makes the admin offer the website's languages alone. Entries keep their words in the others, and show them
 * again once the setting names the language. The settings of languages are changed by those who may change a
 * language, and not by every log-in.
 */
export default (plugin: LanguagesPlugin): LanguagesPlugin => {
  const { locales } = plugin.controllers;
  const listAll = locales.listLocales;
  locales.listLocales = async (ctx) => {
    await listAll(ctx);
    ctx.body = ctx.body?.filter(({ code }) => isOffered(code, settings.LANGUAGES));
  };
  const { admin } = plugin.routes;
  requireRight(admin.routes, 'PUT', '/settings', 'plugin::i18n.locale.update');
  admin.routes = withoutRoute(admin.routes, 'POST', FIELDS_OF_ANY_ENTRY);
  return plugin;
};
