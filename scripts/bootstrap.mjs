// The entry of every root command: `node scripts/bootstrap.mjs <command> [arguments]`. It runs on any
// Node from version 20, installs the packages of the root where they are missing, and runs the command
// on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure } from './advice.mjs';
import { isInstalled } from './installed.mjs';

const bootstrap = fileURLToPath(import.meta.url);
const root = path.join(path.dirname(bootstrap), '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [command = '', ...args] = process.argv.slice(2);
const file = path.join(root, 'scripts/commands', `${command.replaceAll(':', '-')}.ts`);

if (!existsSync(file)) fail(`There is no command "${command}". See "scripts" in package.json.`);
if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Node 20 or newer is needed, this is ${process.version}. See https://nodejs.org`);
}
if (!isInstalled(root)) install();
if (process.version === `v${manifest.devDependencies.node}`) {
  const { runCommand } = await import('./command.ts');
  await runCommand(file, args);
} else {
  runOnPinnedNode();
}

function install() {
  process.stdout.write('… Installing the root folder\n');
  // The installation empties node_modules, so npm must not run on the Node that is in there.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter);
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (npm.status === 0) return;
  fail(
    failure(
      'Installing the root folder failed:',
      `${npm.error?.message ?? ''}${npm.stdout}${npm.stderr}`,
    ),
  );
}

function runOnPinnedNode() {
  const node = path.join(root, 'node_modules/.bin/node');
  const child = spawn(node, [bootstrap, command, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`The pinned Node cannot be run: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`\n✗ ${message}\n`);
  process.exit(1);
}
