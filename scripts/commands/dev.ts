import { readServers, requireFreePort } from '../environment.ts';
import { install } from '../install.mjs';
import { ROOT } from '../repository.ts';
import { runServers } from '../servers.ts';

export const help = `npm run dev: runs the CMS and the site; both reload when their sources change.
HOST and PORT choose where the site listens, CMS_HOST and CMS_PORT where the CMS does.`;

export async function run(): Promise<number> {
  const { cms, site } = await readServers();
  await requireFreePort(cms);
  await requireFreePort(site);
  await Promise.all([install('cms'), install('site')]);
  process.env.NODE_ENV = 'development';
  const servers = [
    { ...cms, name: 'the CMS', args: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'] },
    { ...site, name: 'the site', args: ['server/dev.ts'] },
  ];
  if (ROOT.includes('tmp')) {
    console.log(
      `Changes of the CMS are not noticed in this folder: Strapi watches no path with "tmp" in it.`,
    );
  }
  return runServers(servers, () =>
    console.log(`The site: ${site.url}   The CMS: ${cms.url}/admin   Ctrl-C ends both.`),
  );
}
