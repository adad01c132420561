import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { secretsFile, serversFrom } from './environment.ts';
import { toolEnvironment } from './npm.ts';
import { Report } from './report.ts';
import { pathOf } from './repository.ts';
import { secretsFrom } from './secrets.ts';
import { build } from './steps/build.ts';
import { install } from './steps/install.ts';

/**
 * Runs the content system's own program that takes content in or writes it out, with the settings
 * of `npm start` or of the environment. It talks to the terminal itself: it asks, and shows a bar.
 * Gives its exit code: 0 where everything was taken, 2 where something could not be, 1 on failure.
 */
export async function transfer(
  work: 'import' | 'export',
  args: readonly string[],
): Promise<number> {
  const report = new Report();
  await install(report, 'cms');
  await build(report, 'cms');
  const { env } = serversFrom(process.env, await secretsFrom(secretsFile(process.env))).cms;
  const child = spawn(process.execPath, ['dist/src/transfer/main.js', work, ...args], {
    cwd: pathOf('cms'),
    stdio: 'inherit',
    env: toolEnvironment({
      ...env,
      NODE_ENV: 'production',
      // An empty database is about to be filled; the website finds the result by itself.
      SEED: 'off',
      CONTENT_HOOK_URL: '',
    }),
  });
  // Ctrl-C reaches the child by itself; this only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
