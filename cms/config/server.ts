import path from 'node:path';
import { dataDir, isBehindTls, settings } from './settings';

// A client that sends slowly, or nothing, must not hold a connection for ever.
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than a proxy or the website keeps a connection, which is then never closed in its face. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16_384;

export default {
  host: settings.HOST,
  port: settings.PORT,
  ...(settings.CMS_PUBLIC_URL ? { url: settings.CMS_PUBLIC_URL } : {}),
  // Behind a proxy that ends TLS, the visitor's address and protocol come in its headers.
  proxy: { koa: isBehindTls },
  app: { keys: settings.APP_KEYS },
  dirs: { public: path.join(dataDir, 'public') },
  // The database is not copied out over the network.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: true } },
  http: {
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  },
};
