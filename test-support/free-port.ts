import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program that has been given a port has so long to listen on it, in milliseconds. */
const reservedFor = 60_000;
const reservations = path.join(tmpdir(), 'reserved-ports');

/**
 * A TCP port of 127.0.0.1 that is free at this moment, and that is given to no other process
 * for a minute, whichever of several test runs asks. It lies below those that systems give to
 * outgoing connections: one of these may take a port in the seconds until a program listens.
 *
 * @throws where twenty ports in a row are taken
 */
export async function freePort(): Promise<number> {
  mkdirSync(reservations, { recursive: true });
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(20_000, 32_768);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error('twenty ports in a row are taken');
}

/** Whether the port is this caller's: the file with its name can be made only once. */
function reserve(port: number): boolean {
  const file = path.join(reservations, String(port));
  try {
    if (Date.now() - statSync(file).mtimeMs < reservedFor) return false;
    rmSync(file, { force: true });
  } catch {
    // It is not reserved.
  }
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
