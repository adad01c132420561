import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, UserError } from './user-error.ts';

/** What to do about a port that cannot be listened on, by the system's error code. */
const ADVICE: ReadonlyMap<string | undefined, string> = new Map([
  [
    'EADDRINUSE',
    'Another program uses it, perhaps this website, started before. Stop that program',
  ],
  ['EACCES', 'Ports below 1024 are not open to every user. Choose one above'],
  ['EADDRNOTAVAIL', 'This machine does not have that address. Check HOST'],
]);

/**
 * Listens for a moment to see that a server can.
 * @throws UserError that says what to do, and names the setting that chooses the port
 */
export async function requireFreePort(name: string, host: string, port: number, setting: string) {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
  } catch (thrown) {
    const code = codeOf(thrown);
    throw new UserError(
      `${name} cannot listen on ${host}, port ${port} (${code}).\n` +
        `${ADVICE.get(code) ?? 'Check HOST'}, or choose another port: ${setting}=${port + 1}`,
    );
  }
}

/**
 * Reads a port from a setting.
 * @throws UserError where it is not a whole number from 1 to 65535
 */
export function portFrom(env: NodeJS.ProcessEnv, setting: string, usual: number): number {
  const port = Number(env[setting] || usual);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${setting} must be a port from 1 to 65535, but it is "${env[setting]}".`);
}

/** An address for a browser of this machine: a server on all interfaces is reached on loopback. */
export function browserUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
