import { builtInOf, type ParseContext } from '../../app/cms/calls.ts';
import type { ContentReader } from '../../app/cms/content.ts';
import type { Language } from '../../app/languages.ts';

/** Makes `signed(url)` of an image's URL, and logs nothing. */
export const parseContext: ParseContext = {
  cmsUrl: 'https://cms.example',
  imageToken: (url) => `signed(${url})`,
  language: 'en',
  log: { info() {}, warn() {}, error() {} },
};

/** The content of a CMS that offers the calls with these paths, with these entries in English. */
export function contentOf(
  entries: Readonly<Record<string, readonly unknown[]>>,
  language: Language = 'en',
): ContentReader {
  return {
    language,
    read: async (call) => {
      const given = entries[call.path];
      const items = given
        ? call.parse(given, { ...parseContext, language })
        : builtInOf(call, language);
      return { items, entries: given, state: 'current' };
    },
  };
}
