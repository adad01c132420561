import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);

/** The server has one core to itself, whoever asks has the other. */
export const serverCore = '0';
const loadCore = '1';

export type Encoding = 'identity' | 'br';

/** What one run of wrk found. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
  readonly requests: number;
}

/**
 * Asks for `url` over 32 connections for so many seconds.
 * @throws where wrk is missing, or a request failed
 */
export async function load(url: string, encoding: Encoding, seconds: number): Promise<Load> {
  const header = `Accept-Encoding: ${encoding}`;
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', header, url];
  const { stdout } = await runProgram('taskset', ['-c', loadCore, 'wrk', ...args]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests failed:\n${stdout}`);
  const [, amount = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(amount) * milliseconds,
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  };
}

/** Holds a running process, with all its threads, to the server's core. */
export async function pin(pid: number): Promise<void> {
  await runProgram('taskset', ['-acp', serverCore, String(pid)]);
}

/** The memory that a process has in use, in MiB (Linux). */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The middle one; of two middle ones the larger. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many of 100 do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
  );
}
