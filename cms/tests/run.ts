import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startCluster } from './postgres.ts';
import { startShared } from './shared.ts';

/**
 * Runs the tests against the built content system: on SQLite, or with --postgres on a PostgreSQL
 * server that is started for them. File names after that choose some of the tests. The last line
 * is `N passed, N failed`.
 */
const args = process.argv.slice(2);
const onPostgres = args.includes('--postgres');
const chosen = args.filter((arg) => !arg.startsWith('--'));

/**
 * Not run on PostgreSQL: these look at nothing that a database keeps. `settings` stops before one is
 * opened, `csv` calls one function, `safety` looks at what is held in memory, at cookies and routes;
 * that changed tokens are stored is tested in `restart`, on both.
 */
const SAME_ON_EVERY_DATABASE = ['settings', 'csv', 'safety'];

// What Node makes of Strapi's thousands of files is kept from start to start: a fifth of each.
process.env.NODE_COMPILE_CACHE ??= path.join(
  import.meta.dirname,
  '../node_modules/.cache/compiled-for-tests',
);

if (!existsSync(path.join(import.meta.dirname, '../dist/src/index.js'))) {
  finish(0, 1, 'The content system is not built: run "npm run build" in cms/ first.');
}
const cluster = onPostgres ? await startCluster() : null;
if (onPostgres && cluster === null) {
  process.stdout.write('PostgreSQL is not installed: skipped\n0 passed, 0 failed\n');
  process.exit(0);
}
let code = 1;
let output = '';
try {
  if (cluster) {
    process.env.CMS_TEST_POSTGRES = cluster.url;
    process.stdout.write(`On ${cluster.version}\n`);
  }
  const shared = await startShared();
  try {
    ({ code, output } = await runFiles(await testFiles()));
  } finally {
    await shared.stop();
  }
  if (code !== 0) {
    const lines = shared.strapi.output().split('\n');
    const telling = lines.filter((line) => !/http.*: (GET|HEAD|POST|PUT|DELETE) \//.test(line));
    process.stdout.write(`\nStrapi printed:\n${telling.join('\n')}\n`);
  }
} catch (thrown) {
  process.stdout.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
} finally {
  await cluster?.stop();
}
const passed = counted(output, 'pass');
const failed = counted(output, 'fail') + counted(output, 'cancelled');
finish(passed, code !== 0 && failed === 0 ? 1 : failed);

async function testFiles(): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
  return names
    .filter((name) =>
      chosen.length > 0
        ? chosen.some((each) => name.includes(each))
        : !onPostgres || !SAME_ON_EVERY_DATABASE.includes(name.replace('.test.ts', '')),
    )
    .map((name) => path.join(import.meta.dirname, name));
}

async function runFiles(files: readonly string[]): Promise<{ code: number; output: string }> {
  // One file after the other: each may start a Strapi of its own, and machines are small.
  const child = spawn(process.execPath, ['--test', '--test-concurrency=1', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    process.stdout.write(part);
  });
  const [ended] = await once(child, 'close');
  return { code: typeof ended === 'number' ? ended : 1, output: text };
}

function counted(text: string, word: string): number {
  return Number(new RegExp(`^(?:ℹ|#) ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

function finish(passedCount: number, failedCount: number, reason?: string): never {
  if (reason) process.stdout.write(`${reason}\n`);
  process.stdout.write(`${passedCount} passed, ${failedCount} failed\n`);
  process.exit(failedCount > 0 || passedCount === 0 ? 1 : 0);
}
