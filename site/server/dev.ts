import { createServer, type RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import type * as Settings from '../app/config.server.ts';
import type * as App from './app.ts';
import type * as Logs from './logger.ts';
import type * as AllServices from './services.ts';

/**
 * The site for development: Vite reloads what changes in `app/`, and the next request after a change
 * in `server/` is answered by the new code.
 */
process.env.STYLEGUIDE ??= 'yes';

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await load();
      app(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end('The server does not start: see the terminal');
    }
  });
});
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } });

let created: { services: AllServices.Services; log: Logs.Logger; from: unknown } | undefined;
let running: { app: RequestListener; from: unknown; build: unknown } | undefined;

/** Vite gives the same modules until one of their files changes. */
async function load() {
  const settings = (await vite.ssrLoadModule('/app/config.server.ts')) as typeof Settings;
  const logs = (await vite.ssrLoadModule('/server/logger.ts')) as typeof Logs;
  const parts = (await vite.ssrLoadModule('/server/services.ts')) as typeof AllServices;
  const app = (await vite.ssrLoadModule('/server/app.ts')) as typeof App;
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const config = settings.readConfig(process.env);
  if (created?.from !== parts) {
    created?.services.close();
    const log = logs.createLogger(config.logLevel);
    created = { services: parts.createServices(config, log), log, from: parts };
    running = undefined;
  }
  if (running?.from !== app || running.build !== build) {
    running = {
      app: app.createApp({ config, log: created.log, build, services: created.services }),
      from: app,
      build,
    };
  }
  return { app: running.app, config };
}

const { config } = await load();
server.listen(config.port, config.host, () => {
  console.log(`The website is at http://${config.host}:${config.port}, with reload`);
});
