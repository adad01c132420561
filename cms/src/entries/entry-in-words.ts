import type { Core } from '@strapi/strapi';
import { entryName } from '../content/entry-name.ts';
import type { EntryRef } from '../content/entry-ref.ts';
import { nameOfLanguage } from '../content/languages/languages.ts';
import { readDraft } from '../content/rows.ts';
import { isSingleType } from '../content/types.ts';
import { readStoredView } from '../views/stored-view.ts';

export const ENTRY_GONE_MESSAGE =
  'This entry no longer exists, or was never saved in this language.';

/** Returns `“Spark” (Project, Tamil)`. The caller must check the rights. */
export async function readEntryInWords(strapi: Core.Strapi, ref: EntryRef): Promise<string> {
  const { uid, locale } = ref;
  const view = await readStoredView(strapi, uid);
  const language = nameOfLanguage(locale);
  const typeInWords = language ? `${view.typeLabel}, ${language}` : view.typeLabel;
  if (isSingleType(uid)) return typeInWords;
  const draft = (await readDraft(strapi, ref)) ?? {};
  return `“${entryName(draft, view)}” (${typeInWords})`;
}
