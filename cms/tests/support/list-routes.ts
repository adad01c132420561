// Prints each route of the built Strapi, as `strapi routes:list` does. Tests run this file in a process of its own.
import { loadStrapi } from './load-strapi.ts';

const strapi = await loadStrapi();
const lines = strapi.server
  .mount()
  .listRoutes()
  .filter(({ methods }) => methods.length > 0)
  // A GET route also has HEAD, and the health check has all methods.
  .map(({ methods, path: address }) => {
    const method = methods.includes('GET') ? 'GET' : methods.at(-1);
    return `route ${method} ${address}\n`;
  });
process.stdout.write(lines.join(''), async () => {
  await strapi.destroy();
  process.exit();
});
