import { secretsFile, serversFrom } from '../environment.ts';
import { requireFreePort } from '../ports.ts';
import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { secretsFrom } from '../secrets.ts';
import { cmsProgram, siteProgram, startServer, untilOneEnds } from '../servers.ts';
import { prepareBoth } from '../steps/prepare.ts';

/**
 * `npm start`: installs and builds what is needed, then runs the content system and the site until
 * Ctrl-C, or until one of them ends.
 */
export async function run(): Promise<number> {
  const report = new Report();
  endOnSignals({ exitCode: 0, onStop: () => report.line('\nStopping both …') });
  const servers = serversFrom(process.env, await secretsFrom(secretsFile(process.env)));
  const { cms, site } = servers;
  // Before the long part, so that nobody waits for minutes to learn it.
  await requireFreePort({ ...cms, name: 'the content system', setting: 'CMS_PORT' });
  await requireFreePort({ ...site, name: 'the site', setting: 'PORT' });
  await prepareBoth(report);

  // While they start, only what went wrong is worth reading; their last lines are told if one ends.
  let started = false;
  const show = (prefix: string) => (line: string) => {
    if (started || /\berror\b/i.test(line)) report.line(`${prefix} | ${line}`);
  };
  const content = await report.step(
    { doing: 'Starting the content system', done: 'Started the content system' },
    () => startServer(cmsProgram(servers, 'production'), `${cms.url}/_health`, show('cms ')),
  );
  const pages = await report.step({ doing: 'Starting the site', done: 'Started the site' }, () =>
    startServer(siteProgram(servers, 'production'), `${site.url}/healthz`, show('site')),
  );
  report.line();
  report.line(`  The site            ${site.url}`);
  report.line(`  The content system  ${cms.url}/admin   (asks for an administrator at first)`);
  report.line('  Ctrl-C ends both.');
  report.line();
  started = true;

  report.failed(await untilOneEnds([content, pages]));
  return 1;
}
