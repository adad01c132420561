import type { Core } from '@strapi/strapi';
import { isSqlite } from '../is-sqlite.ts';

interface Transaction {
  raw(sql: string): PromiseLike<unknown>;
  commit(): PromiseLike<unknown>;
  /** Settles when the transaction has ended. */
  readonly executionPromise: Promise<unknown>;
}
type Work = (tools: { readonly trx: Transaction }) => unknown;

/** Strapi waits only for Knex's `commit()`, which resolves even if the COMMIT in the database fails. */
export function awaitCommits({ db }: Pick<Core.Strapi, 'db'>): void {
  const begin = db.transaction.bind(db);
  const needsImmediate = isSqlite(db);

  const prepare = async (trx: Transaction): Promise<void> => {
    makeCommitWait(trx);
    if (needsImmediate) await beginImmediate(trx);
  };

  const transaction = async (work?: Work): Promise<unknown> => {
    // Only the outer transaction commits.
    if (db.inTransaction()) return work ? begin(work) : begin();
    if (work) {
      return begin(async (tools: Parameters<Work>[0]) => {
        await prepare(tools.trx);
        return work(tools);
      });
    }
    // Without a function, the caller commits.
    const begun = await begin();
    try {
      await prepare(begun.get());
    } catch (thrown) {
      await begun.rollback();
      throw thrown;
    }
    return begun;
  };
  Object.assign(db, { transaction });
}

function makeCommitWait(trx: Transaction): void {
  const commit = trx.commit;
  const commitAndWait = async () => {
    // If code caught the error of a query, PostgreSQL answers COMMIT with a rollback and without an error. This query
    // then fails, and so reports the rollback.
    await trx.raw('select 1');
    await commit();
    await trx.executionPromise;
  };
  Object.assign(trx, { commit: commitAndWait });
}

/**
 * After a plain BEGIN, SQLite refuses a write if another process wrote since the transaction read. IMMEDIATE waits.
 * Knex has already sent BEGIN, so this ends that transaction and begins another.
 */
async function beginImmediate(trx: Transaction): Promise<void> {
  await trx.raw('rollback');
  await trx.raw('begin immediate');
}
