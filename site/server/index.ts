import { createServer } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { securityHeaders } from './headers.ts';
import { createLogger, logRequest } from './logger.ts';
import { OrganisationError, readOrganisation } from './organisation-folder.ts';
import { NAME_UNKNOWN, noName } from './own-name.ts';
import { createServices } from './services.ts';
import { createAllFiles } from './static-files.ts';

/** Running requests may finish: a page that is being rendered takes 10 s at most. */
const GRACE_MS = 15_000;
const CLOSE_IDLE_MS = 100;
/** Where nobody reads the log, flushing it has no end. */
const FLUSH_MS = 1_000;
/** A client that takes nothing for so long is gone. */
const SOCKET_TIMEOUT_MS = 120_000;

function settings() {
  try {
    const config = readConfig(process.env);
    return { config, organisation: readOrganisation(config) };
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof OrganisationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { config, organisation } = settings();
const log = createLogger(config.logLevel);
const services = createServices(config, log, organisation);
const ownName = await services.ownName();
if (ownName === 'missing') {
  console.error(noName(organisation));
  process.exit(1);
}
if (ownName === 'unknown') log.error({}, NAME_UNKNOWN);
const files = createAllFiles(securityHeaders(config), log, organisation.files);
const app = createApp({ config, services, log, build, files, isCached: true });
const server = createServer(
  {
    // A client that sends slowly holds no connection for ever; a form has 64 KB at most.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // Longer than nginx keeps a connection to the site (60 seconds), which is then never closed in its face.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
  },
  (request, response) => {
    logRequest(request, response, log, config.trustProxy);
    app(request, response);
  },
);
server.setTimeout(SOCKET_TIMEOUT_MS);

server.on('error', (error: NodeJS.ErrnoException) => {
  const advice =
    error.code === 'EADDRINUSE' ? 'end the other program or set PORT' : 'set HOST or PORT';
  console.error(`The website cannot start (${error.message}): ${advice}`);
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  const { host, port, siteUrl, languages } = config;
  log.info({ host, port, siteUrl, languages }, 'The website is up');
});

let stopping = false;

function stop(signal: string, code: 0 | 1): void {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'Stopping: running requests may finish');
  server.close(() => end(code));
  // Connections become idle one after another; open ones would delay the end.
  setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  setTimeout(() => {
    log.warn({ grace: GRACE_MS }, 'Some requests did not finish in time and are cut off');
    end(1);
  }, GRACE_MS).unref();
}

function end(code: 0 | 1): void {
  services.close();
  log.flush(() => process.exit(code));
  setTimeout(() => process.exit(code), FLUSH_MS);
}

process.on('SIGTERM', (signal) => stop(signal, 0));
process.on('SIGINT', (signal) => stop(signal, 0));

// Node reports unhandled rejections here too. A half-broken process must not go on.
process.on('uncaughtException', (error, event) => {
  log.error({ event, reason: error.stack }, 'A fault that nothing caught: stopping');
  stop(event, 1);
});
