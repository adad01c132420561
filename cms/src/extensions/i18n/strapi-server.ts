import { settings } from '../../../config/settings';
import { isOffered } from '../../content/languages';

interface Context {
  body?: readonly { readonly code: string }[];
}

interface LanguagesPlugin {
  readonly controllers: { readonly locales: { listLocales(context: Context): Promise<void> } };
}

/**
 * Has the admin offer the languages of the website alone: an entry keeps its words in the others, and
 * they are there again with the setting.
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
