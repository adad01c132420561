import { toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { pathOf } from '../repository.ts';
import { build } from './build.ts';
import { install } from './install.ts';

/** Runs one of the site's long programs on the built site; gives its exit code. */
export async function runOnSite(
  doing: string,
  file: string,
  args: readonly string[],
): Promise<number> {
  const report = new Report();
  endOnSignals();
  await install(report, 'site');
  await build(report, 'site');
  const { code } = await runProgram(
    {
      name: doing,
      command: process.execPath,
      args: [file, ...args],
      cwd: pathOf('site'),
      env: toolEnvironment(),
    },
    { onLine: (line) => report.line(line) },
  );
  return code ?? 1;
}
