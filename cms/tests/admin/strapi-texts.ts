import path from 'node:path';
import { strapiTexts } from '../../src/admin/frame/strapi-texts.ts';
import { HINT_TEXTS } from '../../src/features/checks/admin/hint-texts.ts';
import { deletionTexts } from '../../src/features/history/admin/deletion-texts.ts';
import { FILE_DELETION_TEXTS } from '../../src/features/images/admin/file-deletion-texts.ts';
import { SESSION_TEXTS } from '../../src/features/unsaved-words/admin/session-texts.ts';
import { mergeDistinct } from '../../src/platform/merge-distinct.ts';

const STRAPI = path.join(import.meta.dirname, '../../node_modules/@strapi');
const PLUGINS = ['content-manager', 'upload', 'i18n'];

/** The texts of the CMS in place of Strapi's, by their keys. */
export const REPLACED = mergeDistinct([
  strapiTexts,
  HINT_TEXTS,
  deletionTexts(30),
  FILE_DELETION_TEXTS,
  SESSION_TEXTS,
]);

/** Returns Strapi's English texts of the admin by their keys. That of a plugin begins with the plugin's name. */
export async function readStrapiTexts(): Promise<Map<string, string>> {
  const texts = new Map(await textsOf('admin/dist/admin/admin/src/translations/en.json.mjs'));
  for (const plugin of PLUGINS) {
    for (const [key, text] of await textsOf(`${plugin}/dist/admin/translations/en.json.mjs`)) {
      texts.set(`${plugin}.${key}`, text);
    }
  }
  return texts;
}

async function textsOf(file: string): Promise<[string, string][]> {
  const { default: texts } = await import(path.join(STRAPI, file));
  return Object.entries(texts);
}
