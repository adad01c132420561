import { settings } from '../../../config/settings';
import { isOffered } from '../../content/languages';

interface Context {
  body?: readonly { readonly code: string }[];
}

interface LanguagesPlugin {
  readonly controllers: { readonly locales: { listLocales(context: Context): Promise<void> } };
}

/**
 * Makes the admin offer the website's languages alone. Entries keep their words in the others, and show them
 * again once the setting names the language.
 */
export default (plugin: LanguagesPlugin): LanguagesPlugin => {
  const { locales } = plugin.controllers;
  const listAll = locales.listLocales;
  locales.listLocales = async (ctx) => {
    await listAll(ctx);
    ctx.body = ctx.body?.filter(({ code }) => isOffered(code, settings.LANGUAGES));
  };
  return plugin;
};
