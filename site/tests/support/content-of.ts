import type { ParseContext } from '../../app/cms/calls.ts';
import type { ContentReader } from '../../app/cms/content.ts';

/** Makes `signed(url)` of an image's URL, and logs nothing. */
export const parseContext: ParseContext = {
  cmsUrl: 'https://cms.example',
  imageToken: (url) => `signed(${url})`,
  language: 'en',
  log: { info() {}, warn() {}, error() {} },
};

/** The content of a CMS that offers the calls with these paths, with these entries. */
export function contentOf(entries: Readonly<Record<string, readonly unknown[]>>): ContentReader {
  return {
    language: 'en',
    read: async (call) => {
      const given = entries[call.path];
      const items = given ? call.parse(given, parseContext) : call.builtIn;
      return { items, entries: given, state: 'current' };
    },
  };
}
