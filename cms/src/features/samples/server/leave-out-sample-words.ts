import type { Core } from '@strapi/strapi';
import { isTranslationLocale } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { findHiddenSampleWords } from '../../../seed/hidden-sample-words';

const READS: readonly string[] = ['findMany', 'findFirst', 'findOne'];

/**
 * Leaves out of what the website reads in another language the words that shipped with the sample, where their
 * English is another by now: the website shows that English (R46). Call it in `register`.
 */
export function leaveOutSampleWords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action, params } = context;
    const { locale, status }: { locale?: unknown; status?: unknown } = { ...params };
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
    const ids = rows.map((row) => ('documentId' in row ? row.documentId : undefined));
    const hidden = await findHiddenSampleWords(
      strapi,
      uid,
      String(locale),
      status === 'draft',
      ids,
    );
    const withoutThem = <Entry extends { documentId: string }>(entry: Entry): Entry => {
      const words = Object.entries(hidden.get(entry.documentId) ?? {});
      return { ...entry, ...Object.fromEntries(words.filter(([field]) => field in entry)) };
    };
    return Array.isArray(result) ? result.map(withoutThem) : withoutThem(result);
  });
}
