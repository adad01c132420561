import { Agent, request } from 'node:http';

/** What a stretch of load came to. */
export interface Load {
  readonly requests: number;
  /** Answers other than 200 and 303, and connections that broke, each with its time in seconds. */
  readonly failures: readonly string[];
  readonly perSecond: number;
  /** Milliseconds within which 50 and 99 of 100 were answered. */
  readonly p50: number;
  readonly p99: number;
}

/** Asks for the addresses in turn, over so many connections, until `signal` says that it is enough. */
export async function load(
  base: string,
  addresses: readonly string[],
  connections: number,
  signal: AbortSignal,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: string[] = [];
  const begun = performance.now();
  const lane = async (number: number) => {
    for (let turn = number; !signal.aborted; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/';
      const asked = performance.now();
      const result = await status(base + address, agent);
      times.push(performance.now() - asked);
      if (result === '200') continue;
      failures.push(`${((asked - begun) / 1000).toFixed(2)} s: ${address}: ${result}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)));
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const within = (share: number) => times[Math.floor((times.length * share) / 100)] ?? Number.NaN;
  return {
    ...{ requests: times.length, failures, perSecond: times.length / seconds },
    ...{ p50: within(50), p99: within(99) },
  };
}

function status(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(
      url,
      { agent, timeout: 20_000, headers: { 'Accept-Encoding': 'br' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', (error) => resolve(error.message));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer within 20 s')));
    asked.on('error', (error) => resolve(error.message));
    asked.end();
  });
}
