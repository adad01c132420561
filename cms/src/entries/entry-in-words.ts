import type { Core } from '@strapi/strapi';
import { entryName } from '../content/entry-name';
import type { EntryRef } from '../content/entry-ref';
import { languageName } from '../content/languages/languages';
import { readDraft } from '../content/rows';
import { type ContentUid, isSingleType } from '../content/types';
import type { UnknownRecord } from '../platform/record';
import { readStoredView } from '../views/stored-view';

export const ENTRY_GONE_MESSAGE =
  'This entry no longer exists, or was never saved in this language.';

/** Returns `Page “School visits”`, or `Home page` for a single type. The caller must check the rights. */
export async function readNameWithType(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
): Promise<string> {
  const { info } = strapi.contentType(uid);
  if (isSingleType(uid)) return info.displayName;
  return `${info.displayName} “${entryName(entryRow, await readStoredView(strapi, uid))}”`;
}

/** Returns `“Spark” (Project, Tamil)`. The caller must check the rights. */
export async function readEntryInWords(strapi: Core.Strapi, ref: EntryRef): Promise<string> {
  const { uid, locale } = ref;
  const { info } = strapi.contentType(uid);
  const language = languageName(locale);
  const type = language ? `${info.displayName}, ${language}` : info.displayName;
  if (isSingleType(uid)) return type;
  const draft = (await readDraft(strapi, ref)) ?? {};
  const name = entryName(draft, await readStoredView(strapi, uid));
  return `“${name}” (${type})`;
}
