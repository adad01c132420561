import { type PluginRoute, requireRight, withoutRoute } from '../../access/plugin-routes.ts';
import { isOfferedLanguage } from '../../content/languages/languages.ts';
import { settingsOf } from '../../platform/cms-settings.ts';

interface LocalesContext {
  body?: readonly { readonly code: string }[];
}

interface LanguagesPlugin {
  readonly controllers: { readonly locales: { listLocales(ctx: LocalesContext): Promise<void> } };
  readonly routes: { readonly admin: { routes: PluginRoute[] } };
}

/** The admin does not use this route, which checks rights only for the type and not for the entry. */
const UNUSED_ROUTE = '/content-manager/actions/get-non-localized-fields';

export default (plugin: LanguagesPlugin): LanguagesPlugin => {
  const { locales } = plugin.controllers;
  const { listLocales } = locales;
  locales.listLocales = async (ctx) => {
    await listLocales(ctx);
    const { languages } = settingsOf(strapi);
    // The admin shows only these languages. Texts in other languages stay stored.
    ctx.body = ctx.body?.filter(({ code }) => isOfferedLanguage(code, languages));
  };
  const { admin } = plugin.routes;
  requireRight(admin.routes, 'PUT', '/settings', 'plugin::i18n.locale.update');
  admin.routes = withoutRoute(admin.routes, 'POST', UNUSED_ROUTE);
  return plugin;
};
