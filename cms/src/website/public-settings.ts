import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { isOffered, TRANSLATED_LANGUAGES } from '../content/languages/languages';
import { ORGANISATION } from '../content/types';
import { isRecord } from '../platform/record';

/** Adds what the admin asks for when it is opened, before the log-in. In `register`. */
export function addPublicSettings(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      {
        method: 'GET',
        path: '/public-settings',
        handler: publicSettingsHandler(strapi),
        info: {},
        config: { auth: false },
      },
    ],
  });
}

/** What the admin reads when it is opened. */
export interface PublicSettings {
  readonly name: string;
  /** The address of the organisation's logo; empty where it has none. */
  readonly logo: string;
  /** The time zone in which editors plan and read every time. */
  readonly timeZone: string;
  /** The languages that the website offers beside English. */
  readonly translatedLanguages: readonly string[];
  /** Where visitors find the website; empty where it is not known. */
  readonly siteUrl: string;
}

function publicSettingsHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { timeZone, siteUrl = '', languages } = strapi.config.get<CmsSettings>('cms');
    const organisation = await strapi
      .documents(ORGANISATION)
      .findFirst({ status: 'published', populate: ['mark'] });
    const name = String(organisation?.name ?? '');
    const mark: unknown = organisation?.mark;
    const logo = isRecord(mark) ? String(mark.url) : '';
    const codes = Object.keys(TRANSLATED_LANGUAGES);
    const translatedLanguages = codes.filter((code) => isOffered(code, languages));
    const settings: PublicSettings = { name, logo, timeZone, siteUrl, translatedLanguages };
    ctx.body = settings;
  };
}
