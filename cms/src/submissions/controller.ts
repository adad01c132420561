import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { FormUid } from './forms';
import { isUsableKey, onceFor, type Reply } from './keys';
import { enqueue } from './mail/queue';
import { MAIL_IS_WAITING } from './mail/sending';
import { withoutStaffFields } from './staff-fields';

/**
 * The controller of a form (section 7.2): Strapi's own `create`, with these differences.
 * - With a header `Idempotency-Key`, the same key creates one record within 24 hours; a request with
 *   the same key gets the first reply, whatever its body says.
 * - The reply says that the record was stored, without the person's data.
 * - Fields of the staff are ignored.
 * - The mail to the organisation is stored with the record, and sent afterwards.
 * - When storing fails, neither the log nor the reply quotes the record.
 */
export function submissionController(uid: FormUid) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async create(ctx) {
      const key = ctx.headers['idempotency-key'];
      if (key !== undefined && (typeof key !== 'string' || !isUsableKey(key))) {
        throw new errors.ValidationError(
          'Idempotency-Key must be 8 to 200 visible ASCII characters without spaces',
        );
      }
      ctx.request.body = withoutStaffFields(ctx.request.body);
      const create = () => super.create(ctx);
      const store = async (): Promise<Reply> =>
        await strapi.db.transaction(async () => {
          const { data } = Object(await create());
          if (strapi.config.get('website.mail')) await enqueue(strapi, uid, data.documentId);
          return { status: ctx.status, body: JSON.stringify(receipt(data)) };
        });
      try {
        const reply = await (key === undefined ? store() : onceFor(strapi, uid, key, store));
        ctx.status = reply.status;
        ctx.type = 'application/json';
        ctx.body = reply.body;
        strapi.eventHub.emit(MAIL_IS_WAITING);
      } catch (thrown) {
        if (thrown instanceof errors.ApplicationError) throw thrown;
        // The database's own message quotes the values that it was given.
        throw new Error(`A submission to ${uid} could not be stored (${codeOf(thrown)})`);
      }
    },
  }));
}

/** The reply about a stored record, in Strapi 4's shape or in Strapi 5's, as `create` made it. */
function receipt({ id, documentId, createdAt, attributes }: Readonly<Record<string, unknown>>) {
  const when = attributes
    ? { attributes: { createdAt: Object(attributes).createdAt } }
    : { createdAt };
  return { data: { id, documentId, ...when }, meta: {} };
}

/** A short name of the error: the system's or the database's code, else the error's name. */
function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
}
