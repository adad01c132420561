import { createServer } from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as build from 'virtual:react-router/server-build';
import { ConfigError, readConfig } from '../app/config.server.ts';
import { connectionLimits, refuseMalformed, whenAllAreIn } from './connections.ts';
import { createFastPath } from './fast-path.ts';
import { createKeptPages } from './kept-pages.ts';
import { createLog } from './log.ts';
import { createNodeListener } from './node-listener.ts';
import { createSite } from './site.ts';
import { createStyleReader } from './style-files.ts';
import { watchEventLoop } from './watch/event-loop.ts';
import { createMetrics } from './watch/metrics.ts';
import { startMetricsServer } from './watch/metrics-server.ts';
import { createRequestWatch } from './watch/request-watch.ts';
import { describeProcess } from './watch/site-gauges.ts';

/** Time that running requests get to finish after SIGTERM or SIGINT, in milliseconds. */
const GRACE = 15_000;

// The room for new objects stays as large as it is by now. On a machine with much memory V8 would let
// it grow to 134 MB, of which a few are ever in use; see docs/decisions/memory.md.
setFlagsFromString('--semi-space-growth-factor=1');
// And what has been dropped is collected when it is half of the rest, not up to four times as much.
setFlagsFromString('--heap-growing-percent=50');

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = settings();
const log = createLog(config.logLevel);
const metrics = createMetrics();
describeProcess(metrics, log.dropped);
const endWatch = watchEventLoop(log, metrics);
const publicFolder = path.join(import.meta.dirname, '../client');
const site = createSite({
  config,
  log,
  build,
  mode: 'production',
  readStyle: createStyleReader(publicFolder, path.join(publicFolder, '../part-styles.json')),
  metrics,
});
const pages = createKeptPages(site, config, metrics);
const watch = createRequestWatch(
  log,
  metrics.counter('site_requests_total', 'Requests by route and status.'),
  config.trustProxy,
);
const server = createServer(
  connectionLimits,
  createNodeListener({ site, config, log, watch, publicFolder, pages }),
);
const closeIdlePages = createFastPath(server, { pages, site, watch });
refuseMalformed(
  server,
  metrics.counter('site_malformed_requests_total', 'Connections that sent no readable request.'),
);
let connections = 0;
metrics.gauge('site_connections', 'Open connections of visitors.', () => ({ '': connections }));
server.on('connection', (socket) => {
  connections += 1;
  socket.once('close', () => {
    connections -= 1;
  });
});
const metricsServer = config.metrics && startMetricsServer(metrics, config.metrics, log);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `port ${config.port} on ${config.host} is in use: end the other program or set PORT`
      : error.code === 'EACCES'
        ? `port ${config.port} needs more rights: set PORT to 1024 or above`
        : error.code === 'EADDRNOTAVAIL'
          ? `this machine has no address ${config.host}: set HOST`
          : error.message;
  console.error(`The website cannot start: ${reason}`);
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  log.info({ host: config.host, port: config.port, siteUrl: config.siteUrl }, 'The website is up');
});

let stopping = false;

/** Ends the program once running requests have finished; `code` is how it is told to have ended. */
function stop(signal: string, code: 0 | 1): void {
  // Whoever runs us may say it twice: the first time began it.
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'Stopping: running requests may finish');
  metricsServer?.close().closeAllConnections();
  whenAllAreIn(server, () => server.close(() => void end(code)));
  // A connection whose request has just finished is idle too: kept open, it would hold up the end.
  setInterval(() => {
    server.closeIdleConnections();
    closeIdlePages();
  }, 100);
  setTimeout(() => {
    log.warn({ grace: GRACE }, 'Some requests did not finish in time and are cut off');
    void end(1);
  }, GRACE).unref();
}

async function end(code: 0 | 1): Promise<void> {
  endWatch();
  site.close();
  await Promise.race([log.flush(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  process.exit(code);
}

process.on('SIGTERM', (signal) => stop(signal, 0));
process.on('SIGINT', (signal) => stop(signal, 0));

// What nobody caught is a fault of ours: it must be seen, and a half-broken process must not go on.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error({ event, reason }, 'A fault that nothing caught: stopping');
    stop(event, 1);
  });
}
