import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../record.ts';
import { actingPerson } from './acting-person.ts';
import { lockStaffWrites } from './staff-transaction.ts';

const DATA_ACTIONS = ['create', 'clone', 'update'] as const;
const WRITE_ACTIONS = [...DATA_ACTIONS, 'publish', 'unpublish', 'discardDraft', 'delete'] as const;

export interface Write {
  readonly uid: UID.ContentType;
  readonly action: (typeof WRITE_ACTIONS)[number];
  /** A `create` or `update` with the status `published` publishes too. */
  readonly publishes: boolean;
  /** Undefined if the entry is new. */
  readonly documentId: string | undefined;
  /** One language, a list of languages, `*` for all, or undefined for English. */
  readonly locale: unknown;
  /** Empty for an action without fields. */
  readonly data: Record<string, unknown>;
}

/** Runs after the write, in its transaction, with the answer of the document service. */
type AfterWrite = (result: unknown) => Promise<void>;

type WriteStep = (strapi: Core.Strapi, write: Write) => void | Promise<void>;

/** Changes with `strapi.db.query` run none of these (docs/cms.md, "A write"). */
export interface WriteHooks {
  readonly fillIn: readonly WriteStep[];
  /** Throw to refuse the write. They run after `fillIn`. */
  readonly refuse: readonly WriteStep[];
  /** Run before the write, and may return a function that runs after it. */
  readonly aroundStore: readonly ((
    strapi: Core.Strapi,
    write: Write,
  ) => AfterWrite | undefined | Promise<AfterWrite | undefined>)[];
}

/** Runs the hooks at every write of Strapi's document service, in one transaction with it. */
export function addWriteHooks(
  strapi: Core.Strapi,
  { fillIn, refuse, aroundStore }: WriteHooks,
): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isWriteAction(action)) return next();
    const write = writeOf(uid, action, params);
    return strapi.db.transaction(async ({ trx }) => {
      if (actingPerson(strapi)) await lockStaffWrites(strapi.db, trx);
      for (const step of fillIn) await step(strapi, write);
      for (const step of refuse) await step(strapi, write);
      const afterSteps: AfterWrite[] = [];
      for (const step of aroundStore) {
        const afterWrite = await step(strapi, write);
        if (afterWrite) afterSteps.push(afterWrite);
      }
      // Another action, such as `publish`, gets no `data`: Strapi does not expect any.
      const takesData = DATA_ACTIONS.some((each) => each === action);
      if (takesData) Object.assign(params, { data: write.data });
      const result = await next();
      for (const afterWrite of afterSteps) await afterWrite(result);
      return result;
    });
  });
}

function writeOf(uid: UID.ContentType, action: Write['action'], params: object): Write {
  const { documentId, locale, data, status } = isRecord(params) ? params : {};
  const isStoring = action === 'create' || action === 'update';
  return {
    uid,
    action,
    publishes: action === 'publish' || (isStoring && status === 'published'),
    documentId: typeof documentId === 'string' ? documentId : undefined,
    locale,
    data: isRecord(data) ? { ...data } : {},
  };
}

function isWriteAction(action: string): action is Write['action'] {
  return WRITE_ACTIONS.some((each) => each === action);
}

/** Runs `action` after the transaction around the call is committed, and never if the transaction fails. */
export async function afterCommit(strapi: Core.Strapi, action: () => void): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => onCommit(action));
}
