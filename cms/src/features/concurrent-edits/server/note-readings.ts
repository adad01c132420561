import type { Core, UID } from '@strapi/strapi';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { isRecord, type Row } from '../../../platform/is-record';
import { singleEntryId } from '../../../platform/single-type';
import { contentManagerCall } from './content-manager-call';
import { digestsOf } from './form-fields';
import { type EntryOfPerson, noteReading } from './readings';

/**
 * Remembers what each person reads: the entry with which Strapi fills a form, and the rows of a list. Strapi fills
 * the whole form anew whenever it has read the entry again, so what was read last is what the form shows.
 */
export function noteReadings(strapi: Core.Strapi): Core.MiddlewareHandler {
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
      for (const row of rows) noteRow({ personId, uid }, row, at);
      return;
    }
    // What visitors see is no form to write in.
    if (ctx.query.status === 'published' || !isRecord(body.data)) return;
    const documentId = ctx.params.id ?? (await singleEntryId(strapi, uid));
    const asked = typeof ctx.query.locale === 'string' ? ctx.query.locale : ENGLISH;
    const locale = isLocalized(strapi.contentType(uid)) ? asked : '';
    const digests = digestsOf(strapi, uid, body.data);
    const isAbsent = body.data.documentId === undefined;
    noteReading({ personId, uid, documentId, locale }, { from: 'form', at, digests, isAbsent });
  };
}

/** Each language of the row, since an entry is published in several from the list. */
function noteRow(list: Pick<EntryOfPerson, 'personId' | 'uid'>, row: Row, at: number): void {
  const others = Array.isArray(row.localizations) ? row.localizations : [];
  for (const { locale, updatedAt } of [row, ...others].filter(isRecord)) {
    const language = typeof locale === 'string' ? locale : '';
    const entry = { ...list, documentId: String(row.documentId), locale: language };
    const time = updatedAt instanceof Date ? updatedAt.toISOString() : String(updatedAt);
    noteReading(entry, { from: 'list', at, updatedAt: time });
  }
}
