import { buildBoth } from '../build.ts';
import { readServers } from '../environment.ts';
import { requireFreePort } from '../ports.ts';
import { step } from '../report.ts';
import { SITE_SERVER } from '../repository.ts';
import { runServers } from '../servers.ts';

export const help = `npm start: installs and builds what is missing, then runs the CMS and the site until Ctrl-C.
HOST and PORT choose where the site listens, CMS_HOST and CMS_PORT where the CMS does.`;

export async function run(): Promise<number> {
  const { cms, site } = await readServers();
  await requireFreePort('The CMS', cms.host, cms.port, 'CMS_PORT');
  await requireFreePort('The site', site.host, site.port, 'PORT');
  await buildBoth();

  let started = false;
  const show = (prefix: string) => (line: string) => {
    // While they start, only errors are worth reading.
    if (started || /\berror\b/i.test(line)) console.log(`${prefix} | ${line}`);
  };
  const NODE_ENV = 'production';
  return runServers(async (start) => {
    await step('Starting the CMS', () =>
      start({
        name: 'The CMS',
        folder: 'cms',
        command: ['node', 'node_modules/@strapi/strapi/bin/strapi.js', 'start'],
        env: { ...cms.env, NODE_ENV },
        onLine: show('cms '),
      }).untilReady(`${cms.url}/_health`),
    );
    await step('Starting the site', () =>
      start({
        name: 'The site',
        folder: 'site',
        command: ['node', SITE_SERVER],
        env: { ...site.env, NODE_ENV },
        onLine: show('site'),
      }).untilReady(`${site.url}/healthz`),
    );
    started = true;
    console.log(`
  The site  ${site.url}
  The CMS   ${cms.url}/admin   (the first administrator: npm run cms:admin)
  Ctrl-C ends both.
`);
  });
}
