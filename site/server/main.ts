import { createServer } from 'node:http';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { ConfigError, readConfig } from '../app/config.server.ts';
import { createLog } from './log.ts';
import { createNodeListener } from './node-listener.ts';
import { createSite } from './site.ts';
import { createStyleReader } from './style-files.ts';

/** Time that running requests get to finish after SIGTERM or SIGINT, in milliseconds. */
const GRACE = 15_000;

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
const publicFolder = path.join(import.meta.dirname, '../client');
const site = createSite({
  config,
  log,
  build,
  mode: 'production',
  readStyle: createStyleReader(publicFolder),
});
const server = createServer(
  {
    // A slow or silent visitor holds a connection for so long and no longer.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  },
  createNodeListener({ site, config, log, publicFolder, keepPages: true }),
);

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

function stop(signal: string): void {
  // Whoever runs us may say it twice: the first time began it.
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'Stopping: running requests may finish');
  server.close(() => {
    site.close();
    process.exit(0);
  });
  // A connection whose request has just finished is idle too: kept open, it would hold up the end.
  setInterval(() => server.closeIdleConnections(), 100);
  setTimeout(() => {
    log.warn({ grace: GRACE }, 'Some requests did not finish in time and are cut off');
    site.close();
    process.exit(1);
  }, GRACE).unref();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// What nobody caught is a fault of ours: it must be seen, and a half-broken process must not go on.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error({ event, reason }, 'A fault that nothing caught: stopping');
    stop(event);
  });
}
