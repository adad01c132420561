import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../record';
import { actingPerson } from './acting-person';
import { lockStaffWrites } from './lock-staff-writes';

const DATA_ACTIONS = ['create', 'clone', 'update'] as const;
const WRITE_ACTIONS = [...DATA_ACTIONS, 'publish', 'unpublish', 'discardDraft', 'delete'] as const;

/** A call of the document service, before it is done. */
export interface Write {
  readonly uid: UID.ContentType;
  readonly action: (typeof WRITE_ACTIONS)[number];
  /** Undefined if the entry is new. */
  readonly documentId: string | undefined;
  /** As in the document service: one language, a list, `*` for all, or undefined for English. */
  readonly locale: unknown;
  /** The fields that were sent. Empty if the action takes none. */
  readonly data: Record<string, unknown>;
}

/** Runs when the write is stored, in its transaction. Gets what the document service answered. */
type AfterWrite = (result: unknown) => Promise<void>;

/**
 * Functions that run at each write of the document service, but not at one with `strapi.db.query`: all of `fillIn`,
 * then `check`, then `aroundStore`, each in the order that docs/cms.md tells ("A write").
 */
export interface WriteHooks {
  /** Fills in or corrects fields of `data`, which will be stored. */
  readonly fillIn: readonly ((strapi: Core.Strapi, write: Write) => void | Promise<void>)[];
  /** Throws if the entry, with the fields that were filled in, must not be stored. */
  readonly check: readonly ((strapi: Core.Strapi, write: Write) => void | Promise<void>)[];
  /** Reads the entry as it was, and may return a function that runs when the write is stored. */
  readonly aroundStore: readonly ((
    strapi: Core.Strapi,
    write: Write,
  ) => AfterWrite | undefined | Promise<AfterWrite | undefined>)[];
}

/** Runs the hooks at every write. Strapi accepts document middlewares only in `register`. */
export function addWriteHooks(strapi: Core.Strapi, hooks: readonly Partial<WriteHooks>[]): void {
  const fillInSteps = hooks.flatMap(({ fillIn }) => fillIn ?? []);
  const checkSteps = hooks.flatMap(({ check }) => check ?? []);
  const aroundStoreSteps = hooks.flatMap(({ aroundStore }) => aroundStore ?? []);
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isWriteAction(action)) return next();
    const write = writeOf(uid, action, params);
    return strapi.db.transaction(async ({ trx }) => {
      if (actingPerson(strapi)) await lockStaffWrites(strapi.db, trx);
      for (const step of fillInSteps) await step(strapi, write);
      for (const step of checkSteps) await step(strapi, write);
      const afterSteps: AfterWrite[] = [];
      for (const step of aroundStoreSteps) {
        const afterWrite = await step(strapi, write);
        if (afterWrite) afterSteps.push(afterWrite);
      }
      const takesData = DATA_ACTIONS.some((each) => each === action);
      if (takesData) Object.assign(params, { data: write.data });
      const result = await next();
      for (const afterWrite of afterSteps) await afterWrite(result);
      return result;
    });
  });
}

function writeOf(uid: UID.ContentType, action: Write['action'], params: object): Write {
  const { documentId, locale, data } = isRecord(params) ? params : {};
  return {
    uid,
    action,
    documentId: typeof documentId === 'string' ? documentId : undefined,
    locale,
    data: isRecord(data) ? { ...data } : {},
  };
}

function isWriteAction(action: string): action is Write['action'] {
  return WRITE_ACTIONS.some((each) => each === action);
}

/** Runs `action` when the transaction around the call is stored; never if the transaction fails. */
export async function afterCommit(strapi: Core.Strapi, action: () => void): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => onCommit(action));
}
