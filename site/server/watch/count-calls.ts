import { type CmsClient, CmsError } from '../../app/cms/client.ts';
import type { Metrics } from './metrics.ts';

/** The same client, with every call to the backend counted by what came of it. */
export function countCalls(client: CmsClient, metrics: Metrics): CmsClient {
  const reads = metrics.counter('site_backend_reads_total', 'Reads of the backend by outcome.');
  const writes = metrics.counter('site_backend_writes_total', 'Forms sent on, by outcome.');
  async function counted<T>(counter: typeof reads, call: Promise<T>): Promise<T> {
    try {
      const answer = await call;
      counter.add('outcome="ok"');
      return answer;
    } catch (error) {
      counter.add(`outcome="${error instanceof CmsError ? error.failure : 'failed'}"`);
      throw error;
    }
  }
  return {
    get: (path) => counted(reads, client.get(path)),
    post: (path, body, key) => counted(writes, client.post(path, body, key)),
  };
}
