import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { entryName, nameFields } from '../../../content/entry-name.ts';
import {
  ENGLISH,
  isLocalized,
  TRANSLATED_LANGUAGES,
} from '../../../content/languages/languages.ts';
import {
  localizedComponents,
  localizedFields,
  TRANSLATED_FROM,
  untranslatedFields,
} from '../../../content/languages/localized-fields.ts';
import { englishChanges } from '../../../content/languages/translated-from.ts';
import { whereDraft, wherePublished } from '../../../content/rows.ts';
import { CONTENT_UIDS, type ContentUid } from '../../../content/types.ts';
import type { ListedEntry } from '../../../entries/listed-entry.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { readStoredView } from '../../../views/stored-view.ts';
import { contentViews } from '../../../views/views.ts';

export type TranslationState = 'missing' | 'incomplete' | 'older' | 'unpublished' | 'complete';

export interface EntryTranslations extends Omit<ListedEntry, 'locale'> {
  /** The states by locale, of the translations that the person may read. */
  readonly states: Readonly<Record<string, TranslationState>>;
  /** The first field of the form that is untranslated or older than the English, by locale. Empty if none is. */
  readonly firstFieldsToDo: Readonly<Record<string, string>>;
}

/** Reads every English entry with the state of its translation into `locale`, or of all if `locale` is empty. */
export async function readTranslationStates(
  strapi: Core.Strapi,
  userAbility: unknown,
  locale: string,
): Promise<EntryTranslations[]> {
  const locales = Object.keys(TRANSLATED_LANGUAGES).filter((each) => !locale || each === locale);
  const entries: EntryTranslations[] = [];
  for (const uid of CONTENT_UIDS) {
    if (!isLocalized(strapi.contentType(uid))) continue;
    entries.push(...(await readEntryTranslations(strapi, uid, locales, userAbility)));
  }
  return entries;
}

async function readEntryTranslations(
  strapi: Core.Strapi,
  uid: ContentUid,
  locales: readonly string[],
  userAbility: unknown,
): Promise<EntryTranslations[]> {
  const rights = entryRights(strapi, userAbility, uid);
  const view = await readStoredView(strapi, uid);
  const { formRows } = contentViews[uid];
  const drafts = await readDrafts(strapi, uid, [ENGLISH, ...locales], nameFields(view));
  const draftsByKey = new Map(drafts.map((draft) => [entryKey(draft), draft]));
  const publishedKeys = await readPublishedKeys(strapi, uid, locales);
  const englishDrafts = drafts.filter((row) => row.locale === ENGLISH && rights.may('read', row));
  return englishDrafts.map((english) => {
    const states: Record<string, TranslationState> = {};
    const firstFieldsToDo: Record<string, string> = {};
    for (const locale of locales) {
      const key = entryKey({ ...english, locale });
      const draft = draftsByKey.get(key);
      if (!rights.may('read', draft ?? { ...english, locale })) continue;
      const untranslated = untranslatedFields(strapi, uid, english, draft ?? {});
      const changes = englishChanges(strapi, uid, english, draft ?? {});
      const toDo = [...untranslated, ...changes.map(({ field }) => field)];
      firstFieldsToDo[locale] = formRows.flat().find((field) => toDo.includes(field)) ?? '';
      if (!draft) states[locale] = 'missing';
      else if (untranslated.length > 0) states[locale] = 'incomplete';
      else if (changes.length > 0) states[locale] = 'older';
      else states[locale] = publishedKeys.has(key) ? 'complete' : 'unpublished';
    }
    const mayRead = (field: string) => rights.mayField('read', english, field);
    return {
      uid,
      typeLabel: view.typeLabel,
      documentId: String(english.documentId),
      name: entryName(english, view, mayRead),
      states,
      firstFieldsToDo,
    };
  });
}

function entryKey({ documentId, locale }: UnknownRecord): string {
  return `${documentId} ${locale}`;
}

function readDrafts(
  strapi: Core.Strapi,
  uid: ContentUid,
  locales: readonly string[],
  namingFields: readonly string[],
): Promise<UnknownRecord[]> {
  const { attributes } = strapi.contentType(uid);
  const fields = [...localizedFields(strapi, uid), TRANSLATED_FROM, ...namingFields];
  const scalars = fields.filter((field) => contentTypes.isScalarAttribute(attributes[field]));
  const components = Object.fromEntries(
    localizedComponents(strapi, uid).map((field) => [field, true]),
  );
  return strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', ...new Set(scalars)],
    where: { locale: { $in: locales }, ...whereDraft(strapi, uid) },
    populate: { ...components, ...POPULATE_CREATOR },
    orderBy: { id: 'asc' },
  });
}

async function readPublishedKeys(
  strapi: Core.Strapi,
  uid: ContentUid,
  locales: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale'],
    where: { locale: { $in: locales }, ...wherePublished() },
  });
  return new Set(rows.map(entryKey));
}
