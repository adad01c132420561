import type { Content } from '../../app/cms/content.ts';
import type { Redis } from '../redis.ts';
import type { Submissions } from '../submissions/submissions.ts';
import type { Metrics } from './metrics.ts';

/** What the site's parts know of themselves, asked when somebody looks. */
export function describeSite(
  metrics: Metrics,
  parts: {
    readonly content: Pick<Content, 'status'>;
    readonly submissions: Pick<Submissions, 'queue'>;
    readonly redis: Pick<Redis, 'isReady'> | undefined;
  },
): void {
  const { content, submissions, redis } = parts;
  metrics.gauge('site_backend_up', '1 while no read of the backend fails.', () => ({
    '': content.status().backend === 'up' ? 1 : 0,
  }));
  metrics.gauge('site_content_age_seconds', 'Time since the last good read.', () =>
    Object.fromEntries(
      content
        .status()
        .reads.flatMap(({ path, age }) =>
          age === undefined ? [] : [[`call="${path}"`, age] as const],
        ),
    ),
  );
  metrics.gauge('site_outbox_waiting', 'Submissions that wait for the backend.', () => ({
    '': submissions.queue().waiting,
  }));
  metrics.gauge('site_outbox_oldest_seconds', 'How long the oldest of them has waited.', () => {
    const { since } = submissions.queue();
    return { '': since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1000) };
  });
  if (redis) {
    metrics.gauge('site_redis_up', '1 while Redis answers.', () => ({
      '': redis.isReady() ? 1 : 0,
    }));
  }
}

/** What Node knows of this process. */
export function describeProcess(metrics: Metrics, droppedLines: () => number): void {
  const startedAt = Date.now() / 1000;
  metrics.gauge('process_start_time_seconds', 'When this process began.', () => ({
    '': startedAt,
  }));
  metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => ({
    '': process.memoryUsage.rss(),
  }));
  metrics.gauge('site_memory_bytes', 'Memory by what holds it.', () => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return {
      'kind="heap"': heapUsed,
      'kind="external"': external,
      'kind="buffers"': arrayBuffers,
    };
  });
  metrics.gauge('site_open_handles', 'Sockets, timers and files that are open, by kind.', () => {
    const counts: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) {
      const labels = `kind="${kind}"`;
      counts[labels] = (counts[labels] ?? 0) + 1;
    }
    return counts;
  });
  metrics.gauge('site_log_lines_dropped', 'Lines of the log that nobody took.', () => ({
    '': droppedLines(),
  }));
}
