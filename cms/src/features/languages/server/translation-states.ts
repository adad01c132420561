import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import type { ListedEntry } from '../../../access/listed-entry';
import { entryName, nameFields } from '../../../content/entry-name';
import { ENGLISH, isLocalized, TRANSLATED_LANGUAGES } from '../../../content/languages/languages';
import {
  localizedComponents,
  localizedFields,
  TRANSLATED_FROM,
} from '../../../content/languages/localized-fields';
import { englishChanges } from '../../../content/languages/translated-from';
import { untranslatedFields } from '../../../content/languages/untranslated-fields';
import { CONTENT_UIDS, type ContentUid } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { contentViews } from '../../../views/views';

export type TranslationState = 'missing' | 'incomplete' | 'older' | 'unpublished' | 'complete';

/** One entry with the state of each of its translations. */
export interface TranslatedEntry extends Omit<ListedEntry, 'locale'> {
  /** The state of each translation, by language, as far as the person may read it. */
  readonly states: Readonly<Record<string, TranslationState>>;
  /** By language: the first field of the form that lacks words or is older than the English. */
  readonly firstFields: Readonly<Record<string, string>>;
}

/** Answers with every English entry and what its translations lack, in all languages or in that of `locale`. */
export async function translationStatesHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { locale } = ctx.query;
  const codes = Object.keys(TRANSLATED_LANGUAGES).filter((code) => !locale || code === locale);
  const data: TranslatedEntry[] = [];
  for (const uid of CONTENT_UIDS) {
    if (isLocalized(strapi.contentType(uid)))
      data.push(...(await readTranslatedEntries(strapi, uid, codes, ctx.state.userAbility)));
  }
  return data;
}

async function readTranslatedEntries(
  strapi: Core.Strapi,
  uid: ContentUid,
  codes: readonly string[],
  userAbility: unknown,
): Promise<TranslatedEntry[]> {
  const rights = entryRights(strapi, userAbility, uid);
  const { kind, info } = strapi.contentType(uid);
  const { mainField = '', edit = [] } = contentViews[uid] ?? {};
  const drafts = await readDrafts(strapi, uid, [ENGLISH, ...codes], nameFields(mainField));
  const published: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale'],
    where: { locale: { $in: codes }, publishedAt: { $notNull: true } },
  });
  const keyOf = ({ documentId, locale }: UnknownRecord) => `${documentId} ${locale}`;
  const byKey = new Map(drafts.map((row) => [keyOf(row), row]));
  const publishedKeys = new Set(published.map(keyOf));
  const englishDrafts = drafts.filter((row) => row.locale === ENGLISH && rights.may('read', row));
  return englishDrafts.map((english) => {
    const draftIn = (locale: string) => byKey.get(keyOf({ ...english, locale }));
    const stateIn = (locale: string): TranslationState => {
      const draft = draftIn(locale);
      if (!draft) return 'missing';
      if (untranslatedFields(strapi, uid, english, draft).length > 0) return 'incomplete';
      if (englishChanges(strapi, uid, english, draft).length > 0) return 'older';
      return publishedKeys.has(keyOf(draft)) ? 'complete' : 'unpublished';
    };
    const firstField = (locale: string) => {
      const draft = draftIn(locale) ?? {};
      const changed = englishChanges(strapi, uid, english, draft).map(({ field }) => field);
      const toDo = [...untranslatedFields(strapi, uid, english, draft), ...changed];
      return edit.flat().find((field) => toDo.includes(field)) ?? '';
    };
    const isSingle = kind === 'singleType';
    const readable = codes.filter((code) => {
      const translation = byKey.get(keyOf({ ...english, locale: code }));
      return rights.may('read', translation ?? { ...english, locale: code });
    });
    return {
      uid,
      type: info.displayName,
      isSingle,
      documentId: String(english.documentId),
      name: isSingle
        ? ''
        : entryName(english, mainField, (field) => rights.mayField('read', english, field)),
      states: Object.fromEntries(readable.map((code) => [code, stateIn(code)])),
      firstFields: Object.fromEntries(readable.map((code) => [code, firstField(code)])),
    };
  });
}

/** The drafts with the fields that are compared, and those that name an entry. */
function readDrafts(
  strapi: Core.Strapi,
  uid: ContentUid,
  locales: readonly string[],
  names: readonly string[],
): Promise<UnknownRecord[]> {
  const { attributes } = strapi.contentType(uid);
  const fields = [...localizedFields(strapi, uid), TRANSLATED_FROM, ...names];
  const scalars = fields.filter((field) => contentTypes.isScalarAttribute(attributes[field]));
  const parts = Object.fromEntries(localizedComponents(strapi, uid).map((field) => [field, true]));
  return strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', ...new Set(scalars)],
    where: { locale: { $in: locales }, publishedAt: null },
    populate: { ...parts, ...POPULATE_CREATOR },
    orderBy: { id: 'asc' },
  });
}
