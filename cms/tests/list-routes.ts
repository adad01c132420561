// Run as a process of its own: prints each route of the built Strapi, as `strapi routes:list` knows them.
import { loadStrapi } from './load-strapi.ts';

const strapi = await loadStrapi();
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
