import type { Core } from '@strapi/strapi';

/** The settings of the CMS's own code, from config/cms.ts. */
export interface CmsSettings {
  readonly readToken: string;
  readonly writeToken: string | undefined;
  /** The operator sets the `…Next` tokens only while exchanging tokens. */
  readonly readTokenNext: string | undefined;
  readonly writeTokenNext: string | undefined;
  /** `on`, `off`, or the name of an organisation that begins without the sample. */
  readonly seed: string;
  readonly siteUrl: string | undefined;
  readonly contentHook: {
    /** One URL for each instance of the website. */
    readonly urls: readonly string[];
    readonly secret: string;
  };
  /** Undefined if no drafts are shown on the website. */
  readonly preview: { readonly secret: string; readonly siteOrigin: string } | undefined;
  /** The codes of the languages beside English. Undefined for all that the website has. */
  readonly languages: readonly string[] | undefined;
  readonly timeZone: string;
  /** Undefined without a mail server. */
  readonly mail:
    | { readonly from: string; readonly to: readonly string[]; readonly retryDays: number }
    | undefined;
  /** After how many days submissions are erased. Undefined if they stay. */
  readonly retentionDays: number | undefined;
}

export function settingsOf(strapi: Core.Strapi): CmsSettings {
  return strapi.config.get<CmsSettings>('cms');
}
