import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** The servers share one core; the load comes from the other. */
export const SERVER_CORE = '0';
const LOAD_CORE = '1';

export type Encoding = 'identity' | 'br';

/**
 * Requests a URL over 32 connections for so many seconds; gives the answers in a second.
 * @throws where a request failed
 */
export async function load(url: string, encoding: Encoding, seconds: number): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', header, url];
  const { stdout } = await runFile('taskset', ['-c', LOAD_CORE, 'wrk', ...args]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Holds a process and its threads to the servers' core. */
export async function pin(pid: number): Promise<void> {
  await runFile('taskset', ['-acp', SERVER_CORE, String(pid)]);
}
