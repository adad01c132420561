import { type Core, factories, type UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isUsableKey, onceFor, type Reply } from './keys';
import { enqueue } from './mail/queue';
import { MAIL_IS_WAITING } from './mail/sending';
import { withoutStaffFields } from './staff-fields';

/**
 * The controller of a form (section 7.2): Strapi's own `create`, with these differences.
 * - With a header `Idempotency-Key`, the same key creates one record within 24 hours; whoever
 *   sends it again gets the first reply, whatever the body says then.
 * - The reply tells that the record was stored, and does not send the person's data back.
 * - What belongs to the staff cannot be sent.
 * - The mail that tells the organisation is stored with the record, and sent afterwards.
 * - When storing fails, neither the log nor the reply says what was to be stored.
 */
export function submissionController(uid: UID.CollectionType) {
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
          const created: unknown = await create();
          await tellOf(strapi, uid, created);
          return { status: ctx.status, body: JSON.stringify(receipt(created)) };
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

/** Puts the mail about a new record into the queue, where mail is sent at all. */
async function tellOf(strapi: Core.Strapi, uid: string, created: unknown): Promise<void> {
  if (strapi.config.get('website.mail') === undefined) return;
  const entry = isRecord(created) && isRecord(created.data) ? created.data.documentId : undefined;
  if (typeof entry !== 'string') return;
  if (!(await enqueue(strapi, uid, entry, new Date()))) {
    strapi.log.error(
      'Too many mails about submissions wait already: no mail tells of the newest. Check the SMTP settings.',
    );
  }
}

/** What is told of a stored record, in Strapi 4's shape or in Strapi 5's, as it came. */
function receipt(created: unknown): unknown {
  const data = isRecord(created) && isRecord(created.data) ? created.data : {};
  const attributes = isRecord(data.attributes) ? data.attributes : undefined;
  const told = attributes
    ? { attributes: { createdAt: attributes.createdAt } }
    : { createdAt: data.createdAt };
  return { data: { id: data.id, documentId: data.documentId, ...told }, meta: {} };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A short name of what went wrong: the system's or the database's code, else the error's name. */
function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
}
