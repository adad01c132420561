import { createServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { readConfig } from '../app/config.server.ts';
import { createLog } from './log.ts';
import { createNodeListener } from './node-listener.ts';
import type * as SiteModule from './site.ts';
import { createMetrics } from './watch/metrics.ts';
import { createRequestWatch } from './watch/request-watch.ts';

/** The site with reload and its styleguide, for whoever works on it. */
process.env.STYLEGUIDE ??= 'yes';
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const vite = await createViteServer({ server: { middlewareMode: true } });
const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof SiteModule;
const site = createSite({
  config,
  log,
  mode: 'development',
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
});
const requests = createMetrics().counter('site_requests_total', 'Requests by route and status.');
const pages = createNodeListener({
  site,
  config,
  log,
  watch: createRequestWatch(log, requests, config.trustProxy),
  publicFolder: 'public',
});

createServer((request, response) => {
  vite.middlewares(request, response, () => pages(request, response));
}).listen(config.port, config.host, () => {
  log.info({ host: config.host, port: config.port }, 'The website is up, with reload');
});
