import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type EntryRights, entryWithCreator } from '../../../access/entry-rights';
import { inLocale, isTranslation } from '../../../content/languages/languages';
import { VERSION, type Version } from '../../../versions/version';

const NOT_ALLOWED = 'You may not publish it.';
const NOT_CHOSEN = 'This language was not ticked.';

/** A language of an entry that stays a draft, and why. */
export interface DraftLanguage {
  readonly locale: string;
  readonly reason: string;
}

/**
 * Publishes the languages of an entry that came back from the bin, English first, and of the translations
 * those that were published before. A language that does not pass its check stays a draft.
 * @param chosen the languages to publish; without it all
 */
export async function publishRestored(
  strapi: Core.Strapi,
  restored: readonly Version[],
  documentId: string,
  rights: EntryRights,
  chosen?: readonly string[],
): Promise<DraftLanguage[]> {
  const drafts: DraftLanguage[] = [];
  const originals = restored.filter(({ entryLocale }) => !isTranslation(entryLocale));
  for (const version of new Set([...originals, ...restored])) {
    const { uid, entryLocale: locale } = version;
    if (chosen && locale !== '' && !chosen.includes(locale)) {
      drafts.push({ locale, reason: NOT_CHOSEN });
      continue;
    }
    if (isTranslation(locale) && !(await wasEverPublished(strapi, version))) {
      drafts.push({ locale, reason: 'It was not published before.' });
      continue;
    }
    const entry = await entryWithCreator(strapi, uid, documentId, locale);
    try {
      if (!rights.may('publish', entry)) throw new errors.ApplicationError(NOT_ALLOWED);
      await strapi.documents(uid).publish({ documentId, ...inLocale(locale) });
    } catch (thrown) {
      if (!(thrown instanceof errors.ApplicationError)) throw thrown;
      drafts.push({ locale, reason: thrown.message });
    }
  }
  return drafts;
}

async function wasEverPublished(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale }: Version,
): Promise<boolean> {
  const where = { uid, entryId, entryLocale, action: 'published' };
  return (await strapi.db.query(VERSION).count({ where })) > 0;
}
