// The one entry of every root command: `node scripts/bootstrap.mjs <command> [arguments]`.
// It runs on the Node that the machine has. The commands are TypeScript for the Node that
// package.json pins, so this installs the root's few packages first where they are missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedInstallation } from './diagnose.mjs';
import { diskProblem } from './disk.mjs';
import { isInstalled, rememberInstalled } from './install-stamp.mjs';

const scripts = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(scripts);
const pinnedNode = path.join(root, 'node_modules/.bin/node');
const OLDEST_NODE = 20;
const COMMANDS_NODE = 24;
const ROOT_NEEDS = 0.4e9;
/** A server that is started by an operator must come up at once, or say what is missing. */
const NEVER_INSTALLS = ['start:site'];

const [command = '', ...rest] = process.argv.slice(2);
const file = path.join(scripts, 'commands', `${command.replaceAll(':', '-')}.ts`);

if (!existsSync(file))
  fail(`There is no root command "${command}". See "scripts" in package.json.`);
if (majorVersion() < OLDEST_NODE) {
  fail(
    `Node ${OLDEST_NODE} or newer is needed, this is ${process.version}. See https://nodejs.org`,
  );
}

if (NEVER_INSTALLS.includes(command)) {
  if (!existsSync(pinnedNode)) {
    fail('The packages are not installed here. Run this once first: npm run build:site');
  }
} else if (!isInstalled(root)) {
  const tooFull = await diskProblem(root, ROOT_NEEDS);
  if (tooFull) fail(tooFull);
  installRoot();
  rememberInstalled(root);
}

if (runsOnPinnedNode()) {
  const { runCommand } = await import('./run-command.ts');
  await runCommand(file, rest);
} else {
  runAgainOnPinnedNode();
}

function majorVersion() {
  return Number(process.versions.node.split('.')[0]);
}

/** After an installation this process may be an older Node than the one now pinned. */
function runsOnPinnedNode() {
  if (majorVersion() < COMMANDS_NODE) return false;
  const pinned = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return pinned.status === 0 && pinned.stdout.trim() === process.version;
}

function installRoot() {
  const begun = Date.now();
  process.stdout.write('… Installing the tools of the root folder\n');
  // The folder that this installation empties must not be where it finds its own node.
  const ownPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter);
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: ownPath },
  });
  if (npm.status !== 0 || !existsSync(pinnedNode)) {
    const said = `${npm.stdout ?? ''}${npm.stderr ?? ''}${npm.error?.message ?? ''}`;
    fail(failedInstallation('Installing the tools of the root folder', said));
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`✓ Installed the tools of the root folder (${seconds} s)\n`);
}

function runAgainOnPinnedNode() {
  const child = spawn(pinnedNode, [path.join(scripts, 'bootstrap.mjs'), command, ...rest], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`Node of this repository cannot be run: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const known of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(known);
    process.kill(process.pid, signal);
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`\n✗ ${message}\n`);
  process.exit(1);
}
