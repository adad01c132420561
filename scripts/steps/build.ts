import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { failedBuild } from '../diagnose.mjs';
import { npmRun } from '../npm.ts';
import { run } from '../processes.ts';
import type { Report } from '../report.ts';
import { pathOf, ROOT } from '../repository.ts';
import { sourceHash } from '../source-hash.ts';
import { keptOutput } from './install.ts';

/** The two programs that are built, where, and what beside the usual is no source of theirs. */
const BUILDS = {
  cms: {
    output: 'dist',
    leftOut: ['types/generated', 'seed-media', 'public/uploads'],
  },
  site: { output: 'build', leftOut: ['test-results', 'playwright-report'] },
} as const;

export type Built = keyof typeof BUILDS;

/**
 * Builds a program where its sources have changed since its last build; says nothing where there is
 * nothing to do.
 * @throws Complaint with the build's last lines
 */
export async function build(
  report: Report,
  folder: Built,
  options: { always?: boolean } = {},
): Promise<void> {
  const { output, leftOut } = BUILDS[folder];
  const stamp = path.join(pathOf(folder), output, '.built-from');
  const wanted = await wantedBuild(folder, [output, ...leftOut]);
  const present = await readFile(stamp, 'utf8').catch(() => '');
  if (!options.always && present.trim() === wanted) return;
  await rm(stamp, { force: true });
  await report.step({ doing: `Building ${folder}`, done: `Built ${folder}` }, () =>
    npmRunBuild(folder),
  );
  await writeFile(stamp, `${wanted}\n`);
}

/** The lock file is among the sources; so are the settings that both programs share. */
async function wantedBuild(folder: Built, leftOut: readonly string[]): Promise<string> {
  const sources = await sourceHash(pathOf(folder), leftOut);
  const shared = await readFile(path.join(ROOT, 'tsconfig.base.json'), 'utf8').catch(() => '');
  return createHash('sha256').update(sources).update(shared).digest('hex');
}

async function npmRunBuild(folder: Built): Promise<void> {
  const { code, output } = await run(
    npmRun(folder, 'build', {
      env: { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
    }),
  );
  if (code === 0) return;
  const kept = await keptOutput(`build-${folder}`, output);
  throw new Complaint(failedBuild(`Building ${folder}`, output, kept));
}
