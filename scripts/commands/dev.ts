import { secretsFile, serversFrom } from '../environment.ts';
import { requireFreePort } from '../ports.ts';
import { endOnSignals, start } from '../processes.ts';
import { Report } from '../report.ts';
import { secretsFrom } from '../secrets.ts';
import { cmsProgram, siteProgram, startServer, untilOneEnds } from '../servers.ts';
import { installBoth } from '../steps/prepare.ts';

/** `npm run dev`: both programs, each reloading when its sources change. */
export async function run(): Promise<number> {
  const report = new Report();
  endOnSignals({ exitCode: 0, onStop: () => report.line('\nStopping both …') });
  const servers = serversFrom(process.env, await secretsFrom(secretsFile(process.env)));
  const { cms, site } = servers;
  await requireFreePort({ ...cms, name: 'the content system', setting: 'CMS_PORT' });
  await requireFreePort({ ...site, name: 'the site', setting: 'PORT' });
  await installBoth(report);

  const show = (prefix: string) => (line: string) => report.line(`${prefix} | ${line}`);
  const content = await startServer(
    cmsProgram(servers, 'development'),
    `${cms.url}/_health`,
    show('cms '),
  );
  const pages = await start(siteProgram(servers, 'development'), show('site'));
  report.line(`The site: ${site.url}   The content system: ${cms.url}/admin   Ctrl-C ends both.`);
  report.failed(await untilOneEnds([content, pages]));
  return 1;
}
