import type { Core, UID } from '@strapi/strapi';
import { CREATOR, type Entry, type EntryRights } from '../../../../access/entry-rights';
import { ENGLISH, inLocale, isTranslation } from '../../../../content/languages';
import { allViews } from '../../../../views/views';
import { seenInstead } from './seen-instead';

/** The dialog fits on a small screen with them. */
const MAX_NAMES = 12;

export interface Going {
  readonly uid: UID.ContentType;
  /** `delete` takes all languages. */
  readonly action: 'unpublish' | 'delete' | 'delete-language';
  readonly ids: readonly string[];
  /** Empty for a type without languages. */
  readonly locale: string;
  readonly nameOf: (row: Entry) => string;
  readonly rights: EntryRights;
  readonly userAbility: unknown;
}

/** The entries that go, as far as the person may read what they are called. */
export interface GoingEntries {
  readonly rows: readonly Entry[];
  readonly published: readonly Entry[];
  /** The names by documentId, the English ones where there are some. */
  readonly names: ReadonlyMap<unknown, string>;
  /** Whether English goes, without which visitors see nothing of an entry. */
  readonly isWhole: boolean;
  /** What visitors see in place of the entries. */
  readonly instead: ReadonlySet<string>;
}

export async function readGoing(strapi: Core.Strapi, going: Going): Promise<GoingEntries> {
  const { uid, action, ids, locale, nameOf, rights } = going;
  const isWhole = action === 'delete' || !isTranslation(locale);
  // An entry may have lost its English.
  const inLanguage =
    action === 'delete' ? {} : inLocale(isWhole && locale !== '' ? ENGLISH : locale);
  const found: Entry[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: ids }, ...inLanguage },
    populate: CREATOR,
    orderBy: { id: 'asc' },
  });
  const field = allViews(strapi)[uid]?.mainField ?? '';
  const rows = found.filter((row) => rights.mayField('read', row, field));
  const names = new Map(rows.map((row) => [row.documentId, nameOf(row)]));
  for (const row of rows) if (row.locale === ENGLISH) names.set(row.documentId, nameOf(row));
  const published = rows.filter(({ publishedAt }) => publishedAt);
  const instead = published.flatMap(
    (row) => seenInstead(uid, row, isWhole ? ENGLISH : locale) ?? [],
  );
  return { rows, published, names, isWhole, instead: new Set(instead) };
}

/** `“Spark”, “Disha”`: the names of some of the entries that go. */
export function quoted({ names }: GoingEntries, some: readonly Entry[]): string {
  const ids = new Set(some.map(({ documentId }) => documentId));
  return listed([...ids].map((id) => `“${names.get(id)}”`));
}

export function listed(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES) first.push(`and ${names.length - MAX_NAMES} more`);
  return first.join(', ');
}
