// Run as a process of its own: prints each route of the built Strapi, as `strapi routes:list` knows them.
import { createRequire } from 'node:module';
import path from 'node:path';

interface Strapi {
  load(): Promise<Strapi>;
  destroy(): Promise<void>;
  readonly server: {
    mount(): { listRoutes(): readonly { methods: readonly string[]; path: string }[] };
  };
}

const { createStrapi }: { createStrapi(folders: object): Strapi } = createRequire(import.meta.url)(
  '@strapi/strapi',
);
const appDir = path.join(import.meta.dirname, '..');
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
const lines = strapi.server
  .mount()
  .listRoutes()
  .filter(({ methods }) => methods.length > 0)
  // A route of GET has HEAD too, and the check of health has all methods.
  .map(({ methods, path: address }) => {
    const method = methods.includes('GET') ? 'GET' : methods.at(-1);
    return `route ${method} ${address}\n`;
  });
process.stdout.write(lines.join(''), async () => {
  await strapi.destroy();
  process.exit();
});
