import { createServer } from 'node:net';
import { Complaint, codeOf } from './complaint.ts';

/** One address that a program is to listen on; `setting` is the variable that chooses the port. */
export interface Address {
  name: string;
  host: string;
  port: number;
  setting: string;
}

/** Stops with a clear message where the address cannot be listened on. */
export async function requireFreePort({ name, host, port, setting }: Address): Promise<void> {
  const problem = await listenOnce(host, port);
  if (problem === null) return;
  if (problem === 'EADDRINUSE') {
    throw new Complaint(
      `Port ${port}, which ${name} needs, is used by another program.\n` +
        `Does it run here already? Stop it, or choose another port: ${setting}=${port + 1}`,
    );
  }
  if (problem === 'EACCES') {
    throw new Complaint(
      `Port ${port}, which ${name} needs, is not open to this user.\n` +
        `Choose one above 1023: ${setting}=${port + 3000}`,
    );
  }
  throw new Complaint(`${name} cannot listen on ${host}:${port} (${problem}). Check HOST.`);
}

/**
 * Reads a port from a setting.
 * @throws Complaint where it is not a whole number from 1 to 65535
 */
export function portFrom(env: NodeJS.ProcessEnv, setting: string, usual: number): number {
  const given = env[setting];
  if (!given) return usual;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Complaint(`${setting} must be a port from 1 to 65535, but it is "${given}".`);
}

/** An address for a browser of this machine: a server on all interfaces is reached on loopback. */
export function browserUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function listenOnce(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
