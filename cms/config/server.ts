import path from 'node:path';
import { dataDir, isBehindTls, settings } from './settings';

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
      // A client that sends slowly, or nothing, must not hold a connection for ever.
      requestTimeout: 120_000,
      headersTimeout: 15_000,
      // Longer than a proxy or the website keeps a connection, which is then never closed in its face.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16_384,
    },
  },
};
