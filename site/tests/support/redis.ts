import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type RedisServer = {
  readonly url: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it anew on the same port, empty. */
  start(): Promise<void>;
  /** Stops it without closing anything, and lets it go on: SIGSTOP, SIGCONT. */
  freeze(): void;
  thaw(): void;
};

/** A Redis of its own on a free port, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const launch = () => {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) resolve();
      });
    });
    return { child, ready };
  };
  let running = launch();
  await running.ready;
  const endWithParent = () => running.child.kill('SIGKILL');
  process.once('exit', endWithParent);
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const ended = once(running.child, 'close');
      running.child.kill('SIGKILL');
      await ended;
    },
    async start() {
      running = launch();
      await running.ready;
    },
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
  };
}
