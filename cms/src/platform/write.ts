import type { Core, UID } from '@strapi/strapi';
import { actingPerson } from './acting-person';
import { lockStaffWrites } from './lock-staff-writes';
import { isRecord } from './record';

const STORES_DATA = ['create', 'clone', 'update'] as const;
const WRITES = [...STORES_DATA, 'publish', 'unpublish', 'discardDraft', 'delete'] as const;

/** A call of the document service, before it is done. */
export interface Write {
  readonly uid: UID.ContentType;
  readonly action: (typeof WRITES)[number];
  /** Undefined where the entry is new. */
  readonly documentId: string | undefined;
  /** As the document service takes it: one language, several, `*` for all, or none for English. */
  readonly locale: unknown;
  /** The fields that were sent; empty where an action takes none. */
  readonly data: Record<string, unknown>;
}

/** Runs once the write is stored, in its transaction, with what the document service answered. */
type AfterWrite = (result: unknown) => Promise<void>;

/**
 * What the CMS does at each write of an entry: complete, check, store, and what follows. Functions of one step
 * run in the order of their list; where that matters, `index.ts` says so. Strapi's events tell of the write after
 * its transaction.
 */
export interface WriteHooks {
  /** Change `data`, which is what will be stored. */
  readonly complete: readonly ((strapi: Core.Strapi, write: Write) => void | Promise<void>)[];
  /** Throw where the completed entry must not be stored. */
  readonly check: readonly ((strapi: Core.Strapi, write: Write) => void | Promise<void>)[];
  /** Look at what is there before the write, and return what is done once it is stored. */
  readonly beforeStore: readonly ((
    strapi: Core.Strapi,
    write: Write,
  ) => AfterWrite | undefined | Promise<AfterWrite | undefined>)[];
}

/** Takes the steps at every write. Strapi takes document middlewares in `register` alone. */
export function addWriteHooks(strapi: Core.Strapi, steps: readonly Partial<WriteHooks>[]): void {
  const completing = steps.flatMap(({ complete }) => complete ?? []);
  const checking = steps.flatMap(({ check }) => check ?? []);
  const surrounding = steps.flatMap(({ beforeStore }) => beforeStore ?? []);
  strapi.documents.use(async (context, next) => {
    const { uid, params } = context;
    const action = WRITES.find((each) => each === context.action);
    if (!action) return next();
    const { documentId, locale, data }: Partial<Record<keyof Write, unknown>> = { ...params };
    const write: Write = {
      uid,
      action,
      documentId: typeof documentId === 'string' ? documentId : undefined,
      locale,
      data: { ...(isRecord(data) ? data : {}) },
    };
    return strapi.db.transaction(async ({ trx }) => {
      if (actingPerson(strapi)) await lockStaffWrites(strapi.db, trx);
      for (const step of completing) await step(strapi, write);
      for (const step of checking) await step(strapi, write);
      const afterwards: AfterWrite[] = [];
      for (const step of surrounding) {
        const after = await step(strapi, write);
        if (after) afterwards.push(after);
      }
      if (STORES_DATA.some((each) => each === action)) Object.assign(params, { data: write.data });
      const result = await next();
      for (const after of afterwards) await after(result);
      return result;
    });
  });
}
