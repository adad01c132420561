import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { type Entry, type EntryRights, entryWithCreator } from '../../../access/entry-rights';
import type { EntryInLanguage } from '../../../content/entry-in-language';
import { ENGLISH, isTranslation, languageName } from '../../../content/languages';
import type { ContentUid } from '../../../content/types';
import { isPublishedInEnglish, UNSEEN } from '../../../content/without-english';
import type { Person } from '../../../platform/person';
import { singleEntryId } from '../../../platform/single-type';
import type { Values } from '../../checks/server/entry-to-check';
import { lossesOf } from '../../checks/server/obstacles';

interface Publishing {
  /** What stands in the form; undefined where what is stored is published. */
  readonly values: Values | undefined;
  readonly rights: EntryRights;
  readonly person: Person;
}

/** What a person should know of an entry before its publication, in a sentence. */
export type BeforePublication = (
  strapi: Core.Strapi,
  entry: EntryInLanguage,
  publishing: Publishing,
) => Promise<string | undefined>;

interface InForm extends Publishing {
  readonly uid: ContentUid;
  readonly id: string | undefined;
  /** Empty for a type without languages. */
  readonly locale: string;
  /** The first values of the form. */
  readonly opened: Values;
}

/** What a person reads before a form is published. */
export async function beforeFormIsPublished(
  strapi: Core.Strapi,
  { uid, id, locale, opened, ...publishing }: InForm,
  before: BeforePublication,
): Promise<string[]> {
  const entryId = id ?? (await singleEntryId(strapi, uid));
  const entry = { uid, entryId: entryId ?? '', entryLocale: locale };
  const { values } = publishing;
  // Of a form that nobody typed in nothing is this person's change, whatever was saved meanwhile.
  const typed = isDeepStrictEqual(values, opened) ? undefined : values;
  const changed = entryId
    ? await before(strapi, entry, { ...publishing, values: typed })
    : undefined;
  const lost = values ? await lossesOf(strapi, uid, entryId, locale || ENGLISH, values) : [];
  return changed ? [changed, ...lost] : lost;
}

interface InList extends Omit<Publishing, 'values'> {
  readonly uid: ContentUid;
  readonly entries: readonly {
    readonly documentId: string;
    readonly isWithEnglish: boolean;
  }[];
  readonly locale: string;
  readonly nameOf: (row: Entry) => string;
}

/** The same before entries of a list are published in one language, each with its name. */
export async function beforeListIsPublished(
  strapi: Core.Strapi,
  { uid, entries, locale, nameOf, rights, person }: InList,
  before: BeforePublication,
): Promise<string[]> {
  const language = isTranslation(locale) ? languageName(locale) : undefined;
  const sentences: string[] = [];
  for (const { documentId, isWithEnglish } of entries) {
    const row = await entryWithCreator(strapi, uid, documentId, locale);
    if (!('id' in row) || !rights.may('read', row)) continue;
    const entry = { uid, entryId: documentId, entryLocale: locale };
    const changed = await before(strapi, entry, { values: undefined, rights, person });
    const isSeen =
      !language || isWithEnglish || (await isPublishedInEnglish(strapi, uid, documentId));
    const name = `“${nameOf(row)}”${language ? ` (${language})` : ''}`;
    if (changed) sentences.push(`${name}: ${changed}`);
    if (!isSeen) sentences.push(`${name}: ${UNSEEN}`);
  }
  return sentences;
}
