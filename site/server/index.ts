import { createServer } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { ConfigError, readConfig } from '../app/config.server.ts';
import { createApp } from './app.ts';
import { securityHeaders } from './headers.ts';
import { createLogger, logRequest } from './logger.ts';
import { createServices } from './services.ts';
import { createStaticFiles } from './static-files.ts';

/** Time that running requests get to finish after SIGTERM or SIGINT, in milliseconds. */
const GRACE = 15_000;
/** A connection without a byte in either direction is closed after so many milliseconds. */
const SILENCE = 120_000;

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
const log = createLogger(config.logLevel);
const services = createServices(config, log);
const files = createStaticFiles(securityHeaders(config));
const app = createApp({ config, services, log, build, files });
const server = createServer(
  {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
  },
  (request, response) => {
    logRequest(request, response, log, config.trustProxy);
    app(request, response);
  },
);
server.setTimeout(SILENCE);

server.on('error', (error: NodeJS.ErrnoException) => {
  const advice =
    error.code === 'EADDRINUSE' ? 'end the other program or set PORT' : 'set HOST or PORT';
  console.error(`The website cannot start (${error.message}): ${advice}`);
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  log.info({ host: config.host, port: config.port, siteUrl: config.siteUrl }, 'The website is up');
});

let stopping = false;

/** Ends the program with exit code `code` once running requests have finished. */
function stop(signal: string, code: 0 | 1): void {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'Stopping: running requests may finish');
  server.close(() => end(code));
  // A connection becomes idle when its request has finished: kept open, it would hold up the end.
  setInterval(() => server.closeIdleConnections(), 100);
  setTimeout(() => {
    log.warn({ grace: GRACE }, 'Some requests did not finish in time and are cut off');
    end(1);
  }, GRACE).unref();
}

function end(code: 0 | 1): void {
  services.close();
  log.flush(() => process.exit(code));
  setTimeout(() => process.exit(code), 1_000);
}

process.on('SIGTERM', (signal) => stop(signal, 0));
process.on('SIGINT', (signal) => stop(signal, 0));

// An error that nothing caught is a fault of ours: a half-broken process must not go on.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error({ event, reason }, 'A fault that nothing caught: stopping');
    stop(event, 1);
  });
}
