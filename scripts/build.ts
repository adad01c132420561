import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { programError } from './errors.mjs';
import { install } from './install.mjs';
import { inFolder } from './programs.ts';
import { step } from './report.ts';
import { folderPath, ROOT } from './repository.ts';

const OUTPUT = { cms: 'dist', site: 'build' } as const;

const WITHOUT_SOURCES = new Set([
  'node_modules',
  'tests',
  'build',
  'dist',
  'test-results',
  'playwright-report',
  'generated',
  'seed-media',
  'uploads',
]);

/** Installs and builds a program where its sources have changed since its last build. */
export async function build(folder: 'cms' | 'site'): Promise<void> {
  await install(folder);
  const stamp = path.join(folderPath(folder), OUTPUT[folder], '.built-from');
  const sourcesHash = hashOfSources(folderPath(folder));
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sourcesHash) {
    // Git gives a file a new time also where its content is that of the build. The tests of the CMS look at this time.
    const now = new Date();
    await utimes(stamp, now, now);
    return;
  }
  await rm(stamp, { force: true });
  const name = `Building ${folder}`;
  await step(name, async () => {
    const options = inFolder(folder, { NODE_ENV: 'production', NO_COLOR: '1' });
    const { failed, all, shortMessage = '' } = await execa('npm', ['run', 'build'], options);
    if (failed) throw programError(`${name} failed:`, all || shortMessage);
  });
  await writeFile(stamp, sourcesHash);
}

export async function buildBoth(): Promise<void> {
  // Waiting for both keeps the second one from printing after an error message.
  const results = await Promise.allSettled([build('cms'), build('site')]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [path.join(ROOT, 'tsconfig.base.json'), ...sourcesBelow(folder)]) {
    hash.update(`\n${path.relative(folder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function sourcesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (WITHOUT_SOURCES.has(entry.name) || /^\.|\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...sourcesBelow(file));
    else found.push(file);
  }
  return found.sort();
}
