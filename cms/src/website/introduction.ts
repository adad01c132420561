import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { isOffered, TRANSLATED_LANGUAGES } from '../content/languages';
import { organisationName } from '../content/organisation-name';

/** Adds what the admin asks for when it is opened, before the log-in. In `register`. */
export function addIntroduction(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      {
        method: 'GET',
        path: '/introduction',
        handler: introductionHandler(strapi),
        info: {},
        config: { auth: false },
      },
    ],
  });
}

/** What the admin reads when it is opened. */
export interface Introduction {
  readonly name: string;
  /** The time zone in which editors plan and read every time. */
  readonly timeZone: string;
  /** The languages that the website offers beside English. */
  readonly translatedLanguages: readonly string[];
  /** Where visitors find the website; empty where it is not known. */
  readonly siteUrl: string;
}

function introductionHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { timeZone, siteUrl = '', languages } = strapi.config.get<Website>('website');
    const name = await organisationName(strapi);
    const codes = Object.keys(TRANSLATED_LANGUAGES);
    const translatedLanguages = codes.filter((code) => isOffered(code, languages));
    const introduction: Introduction = { name, timeZone, siteUrl, translatedLanguages };
    ctx.body = introduction;
  };
}
