import path from 'node:path';
import { dataDir, isBehindTls, settings } from './settings/index.ts';

// A slow client cannot hold a connection for longer.
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** A proxy or the website closes a connection sooner, so neither uses one that the CMS is closing. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16_384;

export default {
  host: settings.HOST,
  port: settings.PORT,
  ...(settings.CMS_PUBLIC_URL ? { url: settings.CMS_PUBLIC_URL } : {}),
  // Behind a proxy with TLS, Koa reads the visitor's IP and protocol from the headers of the proxy.
  proxy: { koa: isBehindTls },
  app: { keys: settings.APP_KEYS },
  dirs: { public: path.join(dataDir, 'public') },
  // No request can copy the database.
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
