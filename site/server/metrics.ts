import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Content } from '../app/cms/content.ts';
import type { SiteLog } from './logger.ts';

export interface Metrics {
  readonly onRequest: (route: string, status: number) => void;
  readonly onLookup: (found: 'hit' | 'stale' | 'miss') => void;
  readonly server: Server;
}

/**
 * Serves GET /metrics for Prometheus on a port of its own, so that no visitor reaches it. A port that
 * is taken costs the metrics, not the site.
 */
export function startMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  content: Pick<Content, 'status'>,
  log: SiteLog,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const lookups = new Counter({
    name: 'site_page_cache_total',
    help: 'Lookups in the page cache by what was found.',
    labelNames: ['found'],
    registers,
  });
  new Gauge({
    name: 'site_cms_up',
    help: '1 while the CMS answers.',
    registers,
    collect() {
      this.set(content.status().cms === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'site_content_failing',
    help: '1 for each call whose content cannot be read or used.',
    labelNames: ['call'],
    registers,
    collect() {
      for (const { path, state } of content.status().reads) {
        this.set({ call: path }, state === 'failing' ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'site_content_age_seconds',
    help: 'Time since the last good read of each call.',
    labelNames: ['call'],
    registers,
    collect() {
      for (const { path, readAt } of content.status().reads) {
        if (readAt) this.set({ call: path }, (Date.now() - Date.parse(readAt)) / 1000);
      }
    },
  });
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(url === '/metrics' ? 405 : 404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' });
    response.end(await register.metrics());
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.error({ host, port, reason: error.code ?? error.message }, 'There are no metrics');
  });
  server.listen(port, host, () => log.info({ host, port }, 'Metrics are at /metrics'));
  return {
    onRequest: (route, status) => requests.inc({ route, status }),
    onLookup: (found) => lookups.inc({ found }),
    server,
  };
}
