import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../test-support/free-port.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

interface RedisServer {
  readonly url: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it anew on the same port, empty. */
  start(): Promise<void>;
  /** Stops it without closing anything. */
  freeze(): void;
}

/** A Redis of its own on a free port, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const options = `--port ${port} --bind 127.0.0.1 --appendonly no`.split(' ');
  let child: ChildProcess;
  const start = async () => {
    child = spawn('redis-server', [...options, '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    for await (const text of child.stdout ?? []) {
      if (String(text).includes('Ready to accept connections')) return;
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    start,
    freeze: () => void child.kill('SIGSTOP'),
  };
}
