import { readServers } from '../environment.ts';
import { install } from '../install.ts';
import { requireFreePort } from '../ports.ts';
import { runServers } from '../servers.ts';

export const help = `npm run dev: runs the CMS and the site; both reload when their sources change.
HOST and PORT choose where the site listens, CMS_HOST and CMS_PORT where the CMS does.`;

export async function run(): Promise<number> {
  const { cms, site } = await readServers();
  await requireFreePort('The CMS', cms.host, cms.port, 'CMS_PORT');
  await requireFreePort('The site', site.host, site.port, 'PORT');
  await Promise.all([install('cms'), install('site')]);

  const NODE_ENV = 'development';
  return runServers(async (start) => {
    const content = start({
      name: 'The CMS',
      folder: 'cms',
      command: ['node', 'node_modules/@strapi/strapi/bin/strapi.js', 'develop'],
      env: { ...cms.env, NODE_ENV },
      onLine: (line) => console.log(`cms  | ${line}`),
    });
    await content.untilReady(`${cms.url}/_health`);
    start({
      name: 'The site',
      folder: 'site',
      command: ['node', 'server/dev.ts'],
      env: { ...site.env, NODE_ENV },
      onLine: (line) => console.log(`site | ${line}`),
    });
    console.log(`The site: ${site.url}   The CMS: ${cms.url}/admin   Ctrl-C ends both.`);
  });
}
