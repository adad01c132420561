import type { Core } from '@strapi/strapi';
import { isOfferedLanguage, TRANSLATED_LANGUAGES } from '../content/languages/languages.ts';
import { ORGANISATION } from '../content/types.ts';
import { settingsOf } from '../platform/cms-settings.ts';
import { isRecord } from '../platform/record.ts';
import { PUBLIC_SETTINGS_PATH } from './paths.ts';

/** Adds the route of the public settings, which the admin reads before the log-in. */
export function addPublicSettings(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: PUBLIC_SETTINGS_PATH,
        handler: publicSettingsHandler(strapi),
        info: {},
        config: { auth: false },
      },
    ],
  });
}

export interface PublicSettings {
  readonly name: string;
  /** The URL of the organisation's logo. Empty if it has none. */
  readonly logo: string;
  readonly timeZone: string;
  readonly translatedLanguages: readonly string[];
  /** Empty if `SITE_URL` is not set. */
  readonly siteUrl: string;
}

function publicSettingsHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { timeZone, siteUrl = '', languages } = settingsOf(strapi);
    const organisation = await strapi
      .documents(ORGANISATION)
      .findFirst({ status: 'published', populate: ['mark'] });
    const name = String(organisation?.name ?? '');
    // `mark` is the logo: docs/content-model.md, "Stored names".
    const logoFile: unknown = organisation?.mark;
    const logo = isRecord(logoFile) ? String(logoFile.url) : '';
    const codes = Object.keys(TRANSLATED_LANGUAGES);
    const translatedLanguages = codes.filter((code) => isOfferedLanguage(code, languages));
    const settings: PublicSettings = { name, logo, timeZone, siteUrl, translatedLanguages };
    ctx.body = settings;
  };
}
