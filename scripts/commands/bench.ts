import { findBrowser } from '../browser.ts';
import { Complaint } from '../complaint.ts';
import { toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { ROOT } from '../repository.ts';
import { build } from '../steps/build.ts';
import { install } from '../steps/install.ts';

/** The programs beside our own, and Debian's packages of them. */
const NEEDED = { nginx: 'nginx', wrk: 'wrk', taskset: 'util-linux' } as const;

/**
 * `npm run bench [-- --rounds 5 --seconds 10 --edits 50]`: measures the built site side by side with
 * nginx, which serves the same bytes, and how long a change published in the content system takes to
 * be seen; writes `bench/results.md`. `npm run bench -- lighthouse [--runs 5 --pages /,/gallery]` lets
 * Lighthouse judge pages; writes `bench/results-lighthouse.md`. Nothing else should run meanwhile.
 */
export async function run(args: string[]): Promise<number> {
  const report = new Report();
  endOnSignals();
  const isLighthouse = args[0] === 'lighthouse';
  if (isLighthouse) await install(report, 'bench');
  else await requirePrograms();
  for (const folder of ['cms', 'site'] as const) {
    await install(report, folder);
    await build(report, folder);
  }
  const browser = isLighthouse ? { CHROMIUM_PATH: await findBrowser() } : {};
  const { code } = await runProgram(
    {
      name: 'the measurements',
      command: process.execPath,
      args: isLighthouse ? ['bench/lighthouse.ts', ...args.slice(1)] : ['bench/run.ts', ...args],
      cwd: ROOT,
      env: toolEnvironment(browser),
    },
    { onLine: (line) => report.line(line) },
  );
  return code ?? 1;
}

async function requirePrograms(): Promise<void> {
  const missing: string[] = [];
  for (const [command, debianPackage] of Object.entries(NEEDED)) {
    const { code } = await runProgram({
      name: command,
      command: 'which',
      args: [command],
      cwd: ROOT,
    });
    if (code !== 0) missing.push(debianPackage);
  }
  if (missing.length === 0) return;
  throw new Complaint(
    `To measure, this machine needs: ${missing.join(', ')}\nOn Debian: apt-get install ${missing.join(' ')}`,
  );
}
