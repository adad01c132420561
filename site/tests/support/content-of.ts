import path from 'node:path';
import { builtInOf, type ParseContext } from '../../app/cms/calls.ts';
import type { ContentReader } from '../../app/cms/content.ts';
import type { Facts } from '../../app/cms/facts.ts';
import type { Language } from '../../app/languages.ts';
import { readOrganisation } from '../../server/organisation-folder.ts';

/** What the folder of the organisation says as it ships. */
export const sampleFacts: Facts = {
  ...readOrganisation({
    organisationDir: path.join(import.meta.dirname, '../../organisation'),
    siteUrl: 'http://localhost',
  }).facts,
  images: {},
};

/** Makes `signed(url)` of an image's URL, and logs nothing. */
export const parseContext: ParseContext = {
  cmsUrl: 'https://cms.example',
  imageToken: (url) => `signed(${url})`,
  language: 'en',
  log: { info() {}, warn() {}, error() {} },
  facts: sampleFacts,
};

/** The content of a CMS that offers the calls with these paths, with these entries in English. */
export function contentOf(
  entries: Readonly<Record<string, readonly unknown[]>>,
  language: Language = 'en',
  facts = sampleFacts,
): ContentReader {
  return {
    language,
    facts,
    read: async (call) => {
      const given = entries[call.path];
      const items = given
        ? call.parse(given, { ...parseContext, language, facts })
        : builtInOf(call, language, facts);
      return { items, entries: given, state: 'current' };
    },
  };
}
