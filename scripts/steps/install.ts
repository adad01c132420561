import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { failedInstallation } from '../diagnose.mjs';
import { diskProblem } from '../disk.mjs';
import { isInstalled, rememberInstalled } from '../install-stamp.mjs';
import { toolEnvironment } from '../npm.ts';
import { run } from '../processes.ts';
import type { Report } from '../report.ts';
import { DATA, type Folder, isPresent, pathOf, ROOT } from '../repository.ts';

/** Room that an installation needs, with the download beside it, in bytes. */
const ROOM: Record<Folder, number> = {
  root: 0.4e9,
  cms: 1.6e9,
  site: 0.7e9,
  art: 0.3e9,
  bench: 0.4e9,
};

/**
 * Installs the packages of a folder where they are missing or do not fit the lock file; says
 * nothing where there is nothing to do.
 * @throws Complaint that names what to do
 */
export async function install(report: Report, folder: Folder): Promise<void> {
  if (!isPresent(folder)) throw new Complaint(`The folder ${folder}/ is missing here.`);
  if (isInstalled(pathOf(folder))) return;
  const tooFull = await diskProblem(ROOT, ROOM[folder]);
  if (tooFull) throw new Complaint(tooFull);
  await report.step({ doing: `Installing ${folder}`, done: `Installed ${folder}` }, () =>
    npmCi(folder),
  );
}

async function npmCi(folder: Folder): Promise<void> {
  const { code, output } = await run({
    name: `npm ci in ${folder}`,
    command: 'npm',
    // With NODE_ENV=production npm would leave out what is needed to build. No package may run a
    // script of its own: all that these programs use comes ready made, and a fresh machine has no
    // compiler (better-sqlite3 would ask for one, in spite of the binaries that it brings).
    args: ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    cwd: pathOf(folder),
    env: toolEnvironment(),
  });
  if (code === 0) {
    rememberInstalled(pathOf(folder));
    return;
  }
  const kept = await keptOutput(`install-${folder}`, output);
  throw new Complaint(failedInstallation(`Installing ${folder}`, output, kept));
}

/** Keeps a long output where it can be read; says where. A full disk must not hide the failure. */
export async function keptOutput(name: string, output: string): Promise<string> {
  const file = path.join(DATA, 'logs', `${name}.log`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, output);
    return `The whole output: ${path.relative(ROOT, file)}`;
  } catch {
    return '';
  }
}
