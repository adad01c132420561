import type { Core, UID } from '@strapi/strapi';
import { entryName } from '../content/entry-name';
import type { EntryRef } from '../content/entry-ref';
import { languageName } from '../content/languages/languages';
import { readDraft } from '../content/languages/read-draft';
import type { UnknownRecord } from '../platform/record';
import { contentViews } from '../views/views';

/** Returns `Page “School visits”`, or `Home page` for a single type. The caller checks the rights. */
export function nameWithType(strapi: Core.Strapi, uid: string, entry: UnknownRecord): string {
  const type = strapi.contentTypes[uid as UID.ContentType];
  if (!type) return uid;
  if (type.kind === 'singleType') return type.info.displayName;
  return `${type.info.displayName} “${entryName(entry, contentViews[uid]?.mainField ?? '')}”`;
}

/** Returns `“Spark” (Project, Tamil)`. The caller checks the rights. */
export async function describeEntry(strapi: Core.Strapi, entry: EntryRef): Promise<string> {
  const { uid, locale } = entry;
  const { kind, info } = strapi.contentType(uid);
  const language = languageName(locale);
  const type = language ? `${info.displayName}, ${language}` : info.displayName;
  if (kind === 'singleType') return type;
  const draft = (await readDraft(strapi, entry)) ?? {};
  const name = entryName(draft, contentViews[uid]?.mainField ?? '');
  return `“${name}” (${type})`;
}
