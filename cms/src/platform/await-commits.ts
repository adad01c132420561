import type { Core } from '@strapi/strapi';
import { beginImmediate } from './begin-immediate';

/** What is needed here of Knex's transaction. */
interface Transaction {
  raw(sql: string): PromiseLike<unknown>;
  commit(): PromiseLike<unknown>;
  /** It settles with the transaction. */
  readonly executionPromise: Promise<unknown>;
}
type Work = (tools: { readonly trx: Transaction }) => unknown;

/**
 * Lets each transaction, also Strapi's own, reject where its COMMIT failed and nothing was stored: Strapi
 * waits for Knex's `commit()`, which resolves all the same. On SQLite it also waits for other processes before it
 * begins (`beginImmediate`). Call it in `register`.
 */
export function awaitCommits({ db }: Pick<Core.Strapi, 'db'>): void {
  const begin = db.transaction.bind(db);
  const transaction = async (work?: Work): Promise<unknown> => {
    // A nested transaction is part of the outer one, which commits.
    if (db.inTransaction()) return work ? begin(work) : begin();
    if (work) {
      return begin(async (tools: Parameters<Work>[0]) => {
        awaitCommit(tools.trx);
        await beginImmediate(db, tools.trx);
        return work(tools);
      });
    }
    const begun = await begin();
    awaitCommit(begun.get());
    try {
      await beginImmediate(db, begun.get());
    } catch (thrown) {
      await begun.rollback();
      throw thrown;
    }
    return begun;
  };
  Object.assign(db, { transaction });
}

function awaitCommit(trx: Transaction): void {
  const commit = trx.commit;
  const commitAndWait = async () => {
    // PostgreSQL answers COMMIT with a silent rollback where a query failed whose error was caught. It
    // refuses any other query.
    await trx.raw('select 1');
    await commit();
    await trx.executionPromise;
  };
  Object.assign(trx, { commit: commitAndWait });
}
