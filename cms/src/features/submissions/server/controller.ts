import type { IncomingHttpHeaders } from 'node:http';
import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { languageName } from '../../../content/languages/languages';
import { HEADER_FIELDS, STAFF_FIELDS, type SubmissionUid } from '../../../content/submission-types';
import { errorCode } from '../../../platform/error-code';
import { isFullDisk } from '../../../platform/full-disk';
import { isRecord } from '../../../platform/record';
import { type Reply, storeOnce } from './idempotency-keys';
import { enqueueMail } from './mail/queue';
import { MAIL_IS_WAITING } from './mail/sending';

interface Created {
  readonly id: unknown;
  readonly documentId: string;
  readonly createdAt?: unknown;
  readonly attributes?: { readonly createdAt: unknown };
}

/**
 * The controller of a form (7.2): Strapi's own `create`, once for each `Idempotency-Key`. Neither the
 * reply nor the log quotes the record, and the mail to the organisation is stored with it.
 */
export function submissionController(uid: SubmissionUid) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async create(ctx) {
      const key = ctx.headers['idempotency-key'];
      if (key !== undefined && (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))) {
        throw new errors.ValidationError(
          'Idempotency-Key must be 8 to 200 visible ASCII characters without spaces',
        );
      }
      ctx.request.body = withTrustedFields(ctx.request.body, ctx.headers);
      const store = async (): Promise<Reply> =>
        await strapi.db.transaction(async () => {
          const { data }: { data: Created } = await super.create(ctx);
          if (strapi.config.get('cms.mail')) await enqueueMail(strapi, uid, data.documentId);
          return { status: ctx.status, body: JSON.stringify(receipt(data)) };
        });
      try {
        const reply = await (key === undefined ? store() : storeOnce(strapi, uid, key, store));
        ctx.status = reply.status;
        ctx.type = 'application/json';
        ctx.body = reply.body;
        strapi.eventHub.emit(MAIL_IS_WAITING);
      } catch (thrown) {
        if (thrown instanceof errors.ApplicationError || isFullDisk(thrown)) throw thrown;
        // The database's own message quotes the values that it was given.
        throw new Error(`A submission to ${uid} could not be stored (${errorCode(thrown)})`);
      }
    },
  }));
}

const IGNORED_IN_BODY: readonly string[] = [...STAFF_FIELDS, 'caretakerId', ...HEADER_FIELDS];

/**
 * A visitor can set neither the staff's fields, such as that it is done, nor in the body what headers say.
 * Strapi validates the other fields.
 */
function withTrustedFields(body: unknown, headers: IncomingHttpHeaders): unknown {
  if (!isRecord(body) || !isRecord(body.data)) return body;
  const sent = Object.entries(body.data).filter(([field]) => !IGNORED_IN_BODY.includes(field));
  return { ...body, data: { ...Object.fromEntries(sent), ...headerFields(headers) } };
}

/** The language in which the visitor read, and the version of the privacy notice above the form (R40). */
function headerFields(headers: IncomingHttpHeaders): Record<string, unknown> {
  const origin: Record<string, unknown> = {};
  const language = headers['content-language'];
  if (languageName(language)) origin.language = language;
  const privacyNotice = headers['privacy-notice'];
  if (/^[\w.-]{1,40}$/.test(String(privacyNotice ?? ''))) origin.privacyNotice = privacyNotice;
  return origin;
}

/** The reply about a stored record, in Strapi 4's shape or in Strapi 5's, as `create` made it. */
function receipt({ id, documentId, createdAt, attributes }: Created) {
  const when = attributes ? { attributes: { createdAt: attributes.createdAt } } : { createdAt };
  return { data: { id, documentId, ...when }, meta: {} };
}
