import type { Core } from '@strapi/strapi';
import { isTranslationLocale } from '../content/languages/languages.ts';
import { isContent } from '../content/types.ts';
import { findHiddenTranslations } from './hidden-translations.ts';
import { readSeededDigests } from './seeded-digests.ts';

const READS: readonly string[] = ['findMany', 'findFirst', 'findOne'];

/**
 * Empties, in a reply to the website, each seeded translation whose English was changed: the website then shows the
 * English (R46). Of a list of facts to which a person added, it leaves out only the parts whose English is gone. Runs
 * after each read of the website in another language, but queries only entries that were seeded.
 */
export function hideTranslations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action, params } = context;
    // Strapi does not type the parameters of all actions.
    const { locale, status }: { locale?: unknown; status?: unknown } = { ...params };
    // The admin reads below other paths, and must show what is stored.
    const isOfWebsite = strapi.requestContext.get()?.path.startsWith('/api/');
    if (
      !isOfWebsite ||
      !isContent(uid) ||
      !isTranslationLocale(locale) ||
      !READS.includes(action)
    ) {
      return result;
    }
    if (typeof result !== 'object' || result === null) return result;
    const rows: readonly object[] = Array.isArray(result) ? result : [result];
    const hidden = await findHiddenTranslations(strapi, await readSeededDigests(strapi), {
      uid,
      locale: String(locale),
      status: status === 'draft' ? 'draft' : 'published',
      documentIds: rows.map((row) => ('documentId' in row ? row.documentId : undefined)),
    });
    const withReplacements = <Row extends { documentId: string }>(row: Row): Row => {
      const replacements = Object.entries(hidden.get(row.documentId) ?? {});
      // The query may have left fields out.
      const presentReplacements = replacements.filter(([field]) => field in row);
      return { ...row, ...Object.fromEntries(presentReplacements) };
    };
    return Array.isArray(result) ? result.map(withReplacements) : withReplacements(result);
  });
}
