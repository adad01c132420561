import { buildBoth } from '../build.ts';
import { readServers, requireFreePort } from '../environment.ts';
import { SITE_SERVER } from '../repository.ts';
import { runServers } from '../servers.ts';

export const help = `npm start: installs and builds what is missing, then runs the CMS and the site until Ctrl-C.
HOST and PORT choose where the site listens, CMS_HOST and CMS_PORT where the CMS does.`;

export async function run(): Promise<number> {
  const { cms, site } = await readServers();
  await requireFreePort(cms);
  await requireFreePort(site);
  await buildBoth();
  process.env.NODE_ENV = 'production';
  const servers = [
    { ...cms, name: 'the CMS', args: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'] },
    { ...site, name: 'the site', args: [SITE_SERVER] },
  ];
  return runServers(servers, () =>
    console.log(`
  The site  ${site.url}
  The CMS   ${cms.url}/admin   (the first administrator: npm run cms:admin)
  Ctrl-C ends both.
`),
  );
}
