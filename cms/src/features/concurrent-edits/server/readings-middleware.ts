import type { Core, UID } from '@strapi/strapi';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { findSingleEntryId } from '../../../platform/find-single-entry-id';
import { isRecord } from '../../../platform/record';
import { contentManagerCall } from './content-manager-call';
import { digestsOf } from './digests-of-form';
import { type EntryOfPerson, recordReading } from './readings';

/**
 * Records what each person reads: the entry with which Strapi fills a form, and the rows of a list. Strapi fills the
 * whole form anew whenever it has read the entry again: the form shows the last reading, and no older one.
 */
export function readingsMiddleware(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const at = Date.now();
    await next();
    const call = contentManagerCall(ctx);
    const body: unknown = ctx.body;
    if (!isRecord(body) || ctx.status !== 200 || (call !== 'read' && call !== 'list')) return;
    const personId: unknown = ctx.state.user?.id;
    const uid: UID.ContentType = ctx.params.model;
    if (call === 'list') {
      const rows = Array.isArray(body.results) ? body.results.filter(isRecord) : [];
      for (const row of rows) {
        const entry = { personId, uid, documentId: String(row.documentId) };
        recordLanguages(entry, [row, row.localizations].flat(), at);
      }
      return;
    }
    // What visitors see is no form to write in.
    if (ctx.query.status === 'published' || !isRecord(body.data)) return;
    const documentId = ctx.params.id ?? (await findSingleEntryId(strapi, uid));
    const requested = typeof ctx.query.locale === 'string' ? ctx.query.locale : ENGLISH;
    const locale = isLocalized(strapi.contentType(uid)) ? requested : '';
    const digests = digestsOf(strapi, uid, body.data);
    const isAbsent = body.data.documentId === undefined;
    recordReading({ personId, uid, documentId, locale }, { from: 'form', at, digests, isAbsent });
    const others = isRecord(body.meta) ? body.meta.availableLocales : [];
    recordLanguages({ personId, uid, documentId }, [others].flat(), at);
  };
}

/** An entry is published in several languages at once, from a list and from the form of one of them. */
function recordLanguages(
  entry: Omit<EntryOfPerson, 'locale'>,
  languages: readonly unknown[],
  at: number,
): void {
  for (const { locale, updatedAt } of languages.filter(isRecord)) {
    const language = typeof locale === 'string' ? locale : '';
    const time = updatedAt instanceof Date ? updatedAt.toISOString() : String(updatedAt);
    recordReading({ ...entry, locale: language }, { from: 'list', at, updatedAt: time });
  }
}
