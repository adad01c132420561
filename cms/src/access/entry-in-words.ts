import type { Core } from '@strapi/strapi';
import { entryName } from '../content/entry-name';
import type { EntryRef } from '../content/entry-ref';
import { languageName } from '../content/languages/languages';
import { readDraft } from '../content/languages/read-draft';
import type { UnknownRecord } from '../platform/record';
import { contentViews } from '../views/views';

/** `Page “School visits”`, and for a type of one entry `Home page`. Asks for no rights: callers do. */
export function nameWithType(strapi: Core.Strapi, uid: string, entry: UnknownRecord): string {
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (!type) return uid;
  if (type.kind === 'singleType') return type.info.displayName;
  return `${type.info.displayName} “${entryName(entry, contentViews[uid]?.mainField ?? '')}”`;
}

/** `“Spark” (Project, Tamil)`. Asks for no rights: callers do. */
export async function describeEntry(strapi: Core.Strapi, entry: EntryRef): Promise<string> {
  const { uid, locale } = entry;
  const { kind, info } = strapi.contentType(uid);
  const language = languageName(locale);
  const type = language ? `${info.displayName}, ${language}` : info.displayName;
  if (kind === 'singleType') return type;
  const name = entryName(
    (await readDraft(strapi, entry)) ?? {},
    contentViews[uid]?.mainField ?? '',
  );
  return `“${name}” (${type})`;
}
