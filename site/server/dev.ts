import { createServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import type * as Site from './dev-site.ts';

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

let running: typeof Site | undefined;

/** Vite gives the same module until one of the files that it imports changes. */
async function load(): Promise<typeof Site> {
  const site = (await vite.ssrLoadModule('/server/dev-site.ts')) as typeof Site;
  if (running !== site) running?.close();
  running = site;
  return site;
}

const { config } = await load();
server.listen(config.port, config.host, () => {
  console.log(`The website is at http://${config.host}:${config.port}, with reload`);
});
