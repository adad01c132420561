import { createServer, type Server } from 'node:http';
import type { SiteLog } from '../log.ts';
import type { Metrics } from './metrics.ts';

/**
 * GET /metrics on a port of its own, so that no visitor reaches it. A port that is taken costs the
 * metrics, not the site.
 */
export function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
  log: SiteLog,
): Server {
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8_192 },
    ({ method, url }, response) => {
      if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
        response.writeHead(url === '/metrics' ? 405 : 404).end();
        return;
      }
      response.writeHead(200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(metrics.text());
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.error({ host, port, reason: error.code ?? error.message }, 'There are no metrics');
  });
  server.listen(port, host, () => log.info({ host, port }, 'Metrics are at /metrics'));
  return server;
}
