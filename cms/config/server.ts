import path from 'node:path';
import { settings } from './settings';

export default {
  host: settings.host,
  port: settings.port,
  ...(settings.publicUrl ? { url: settings.publicUrl } : {}),
  // Behind a proxy that ends TLS, the visitor's address and protocol come in its headers.
  proxy: { koa: settings.publicUrl?.startsWith('https:') ?? false },
  app: { keys: settings.appKeys },
  dirs: { public: path.join(settings.dataDir, 'public') },
  // Nobody copies the whole database out over the network.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: true } },
  http: {
    serverOptions: {
      // A client that sends slowly, or nothing, must not hold a connection for ever.
      requestTimeout: 120_000,
      headersTimeout: 15_000,
      maxHeaderSize: 16_384,
    },
  },
};
