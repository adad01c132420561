import type { Core, UID } from '@strapi/strapi';
import { localeOf, readLocalesOfWrite } from '../../../content/languages/strapi-locales.ts';
import { findSingleEntryId } from '../../../content/rows.ts';
import { errorCode } from '../../../platform/error-code.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';
import { refuseRequest } from '../../../platform/refuse-request.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { dateOf } from '../../../platform/time.ts';
import { afterCommit, type Write } from '../../../platform/writes/write.ts';
import { readMessageOfDeletionByOther } from './change-messages.ts';
import { contentManagerCall } from './content-manager-call.ts';
import { formDigestsOf, readFormDraft } from './digests-of-form.ts';
import {
  type RefWithPerson,
  rememberSeenForm,
  rememberSeenRow,
  seenFormOf,
} from './seen-entries.ts';

/** Remembers what each person reads. Strapi fills a form at each read, so the form shows what was read last. */
export function seenEntriesMiddleware(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    // The time before the read: a write during the read counts as unseen.
    const at = Date.now();
    await next();
    const body: unknown = ctx.body;
    const call = contentManagerCall(ctx);
    if (ctx.status === 404 && call) {
      await answerWhoDeleted(strapi, ctx).catch((thrown) =>
        strapi.log.error(`Who deleted an entry could not be read (${errorCode(thrown)})`),
      );
    }
    if (!isRecord(body) || ctx.status !== 200) return;
    if (call === 'read-list') rememberList(ctx, body, at);
    if (call === 'read-form') await rememberForm(strapi, ctx, body, at);
  };
}

/** Replaces Strapi's “not found”, with which Strapi ends the request before a write that the CMS could refuse. */
async function answerWhoDeleted(strapi: Core.Strapi, ctx: RequestContext): Promise<void> {
  const { params, query, request, state } = ctx;
  const uid: UID.ContentType = params.model;
  // Strapi moves the language of a save from the query into the body.
  const locale = localeOf(strapi, uid, query.locale ?? request.body?.locale);
  const ref = { personId: state.user?.id, uid, documentId: params.id, locale };
  if (!seenFormOf(ref)) return;
  const message = await readMessageOfDeletionByOther(strapi, ref);
  if (message) refuseRequest(ctx, 404, message, 'NotFoundError');
}

function rememberList(
  { params, state }: RequestContext,
  { results }: UnknownRecord,
  at: number,
): void {
  const rows = Array.isArray(results) ? results.filter(isRecord) : [];
  for (const row of rows) {
    const documentId = String(row.documentId);
    const refWithoutLocale = { personId: state.user?.id, uid: params.model, documentId };
    rememberLanguages(refWithoutLocale, [row, row.localizations].flat(), at);
  }
}

async function rememberForm(
  strapi: Core.Strapi,
  { params, query, state }: RequestContext,
  { data, meta }: UnknownRecord,
  at: number,
): Promise<void> {
  // The tab "Published" cannot be edited.
  if (query.status === 'published' || !isRecord(data)) return;
  const uid: UID.ContentType = params.model;
  const documentId = params.id ?? (await findSingleEntryId(strapi, uid));
  const locale = localeOf(strapi, uid, query.locale);
  const refWithoutLocale = { personId: state.user?.id, uid, documentId };
  const digests = formDigestsOf(strapi, uid, data);
  const isNewLanguage = data.documentId === undefined;
  const updatedAt = dateOf(data.updatedAt).getTime();
  rememberSeenForm({ ...refWithoutLocale, locale }, { at, digests, updatedAt, isNewLanguage });
  const otherLanguages = isRecord(meta) ? meta.availableLocales : [];
  rememberLanguages(refWithoutLocale, [otherLanguages].flat(), at);
}

/** Remembers each language of an entry, since one click can publish languages that the person never opened. */
function rememberLanguages(
  refWithoutLocale: Omit<RefWithPerson, 'locale'>,
  languages: readonly unknown[],
  at: number,
): void {
  for (const { locale, updatedAt } of languages.filter(isRecord)) {
    const time = updatedAt instanceof Date ? updatedAt.toISOString() : String(updatedAt);
    const code = typeof locale === 'string' ? locale : '';
    rememberSeenRow({ ...refWithoutLocale, locale: code }, { at, updatedAt: time });
  }
}

/**
 * Remembers what a form or list stores, so that a person's own write does not count as unseen. What another request
 * stores, such as a version that the person brings back, is in the form only when Strapi has read the entry again.
 */
export function rememberOwnWrite(
  strapi: Core.Strapi,
  write: Write,
): (() => Promise<void>) | undefined {
  const { uid, action, documentId } = write;
  const ctx = strapi.requestContext.get();
  // These two suffice: a publication saves the draft first, and Strapi reads an entry again after it created it.
  const changesDraft = action === 'update' || action === 'discardDraft';
  if (!ctx || !changesDraft || !documentId || !contentManagerCall(ctx)) return undefined;
  return async () => {
    for (const locale of await readLocalesOfWrite(strapi, write)) {
      const ref = { personId: ctx.state.user?.id, uid, documentId, locale };
      const draft = await readFormDraft(strapi, ref);
      if (!draft) continue;
      const digests = formDigestsOf(strapi, uid, draft);
      const updatedAt = dateOf(draft.updatedAt).getTime();
      const seenForm = { at: Date.now(), digests, updatedAt, isNewLanguage: false };
      await afterCommit(strapi, () => rememberSeenForm(ref, seenForm));
    }
  };
}
