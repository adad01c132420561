// The entry of every root command. Runs on any Node from version 20, and the command on the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from './errors.mjs';
import { install } from './install.mjs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [command = '', ...args] = process.argv.slice(2);
const file = new URL(`commands/${command.replaceAll(':', '-')}.ts`, import.meta.url);

if (!existsSync(file)) fail(`There is no command "${command}". See "scripts" in package.json.`);
if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Node 20 or newer is needed, this is ${process.version}. See https://nodejs.org`);
}
await install('root').catch((thrown) => fail(messageOf(thrown)));
if (process.version === `v${manifest.devDependencies.node}`) {
  const { runCommand } = await import('./command.ts');
  await runCommand(file, args);
} else {
  runOnPinnedNode();
}

function runOnPinnedNode() {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  const bootstrap = fileURLToPath(import.meta.url);
  const child = spawn(node, [bootstrap, command, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`The pinned Node cannot be run: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** @type {(message: string) => never} */
function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}
