import type { IncomingHttpHeaders } from 'node:http';
import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameOfLanguage } from '../content/languages/languages.ts';
import { HEADER_FIELDS, STAFF_FIELDS, type SubmissionUid } from '../content/submission-types.ts';
import { settingsOf } from '../platform/cms-settings.ts';
import { errorCode } from '../platform/error-code.ts';
import { isFullDisk } from '../platform/full-disk.ts';
import { isRecord } from '../platform/record.ts';
import { type Reply, storeOnce } from './idempotency-keys.ts';
import { queueMail } from './mail/queue.ts';
import { MAIL_IS_WAITING } from './mail/sending.ts';

interface CreatedEntry {
  readonly id: unknown;
  readonly documentId: string;
  readonly createdAt?: unknown;
  readonly attributes?: { readonly createdAt: unknown };
}

/** Stores what visitors send, once, with the mail about it. Neither the reply nor the log contains what they sent. */
export function submissionController(uid: SubmissionUid) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async create(ctx) {
      const key = idempotencyKeyFrom(ctx.headers);
      ctx.request.body = withTrustedFields(ctx.request.body, ctx.headers);
      const store = async (): Promise<Reply> =>
        await strapi.db.transaction(async () => {
          const { data }: { data: CreatedEntry } = await super.create(ctx);
          if (settingsOf(strapi).mail) await queueMail(strapi, uid, data.documentId);
          return { status: ctx.status, body: JSON.stringify(replyBody(data)) };
        });
      try {
        const reply = await (key === undefined ? store() : storeOnce(strapi, uid, key, store));
        ctx.status = reply.status;
        ctx.type = 'application/json';
        ctx.body = reply.body;
        strapi.eventHub.emit(MAIL_IS_WAITING);
      } catch (thrown) {
        if (thrown instanceof errors.ApplicationError || isFullDisk(thrown)) throw thrown;
        // The database's own message may quote the values.
        throw new Error(`A submission to ${uid} could not be stored (${errorCode(thrown)})`);
      }
    },
  }));
}

function idempotencyKeyFrom(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new errors.ValidationError(
      'Idempotency-Key must be 8 to 200 visible ASCII characters without spaces',
    );
  }
  return key;
}

const IGNORED_IN_BODY: readonly string[] = [...STAFF_FIELDS, 'caretakerId', ...HEADER_FIELDS];

function withTrustedFields(body: unknown, headers: IncomingHttpHeaders): unknown {
  if (!isRecord(body) || !isRecord(body.data)) return body;
  const sent = Object.entries(body.data).filter(([field]) => !IGNORED_IN_BODY.includes(field));
  return { ...body, data: { ...Object.fromEntries(sent), ...headerFields(headers) } };
}

/** The language in which the visitor read, and the version of the privacy notice above the form (R40). */
function headerFields(headers: IncomingHttpHeaders): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const language = headers['content-language'];
  if (nameOfLanguage(language)) fields.language = language;
  const privacyNotice = headers['privacy-notice'];
  if (/^[\w.-]{1,40}$/.test(String(privacyNotice ?? ''))) fields.privacyNotice = privacyNotice;
  return fields;
}

/** Makes a reply without data of the visitor, in the shape of Strapi 4 or 5 that `create` returned. */
function replyBody({ id, documentId, createdAt, attributes }: CreatedEntry) {
  const timestamp = attributes
    ? { attributes: { createdAt: attributes.createdAt } }
    : { createdAt };
  return { data: { id, documentId, ...timestamp }, meta: {} };
}
