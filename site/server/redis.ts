import { createClient } from '@redis/client';
import type { Log } from '../app/cms/log.ts';

/** The connections to Redis, for several instances of the site. They never throw and never wait. */
export interface Redis {
  readonly client: ReturnType<typeof connection>;
  isReady(): boolean;
  /** Tells the other instances (and this one) on a channel; lost while Redis is away. */
  publish(channel: string, message: string): void;
  subscribe(channel: string, listener: (message: string) => void): void;
  /** Calls `listener` when both connections are up, the first time and each time after. */
  onReady(listener: () => void): void;
  close(): void;
}

/**
 * Connects in the background, and goes on trying. A Redis that hangs counts as gone after some
 * seconds.
 */
export function openRedis(url: string, log: Log): Redis {
  const client = connection(url);
  // A connection that listens can do nothing else.
  const listening = connection(url);
  const readyListeners: (() => void)[] = [];
  let isAway = false;
  const areReady = () => client.isReady && listening.isReady;

  for (const each of [client, listening]) {
    each.on('error', (error: unknown) => {
      if (!isAway) {
        log.error(
          { reason: reasonOf(error) },
          'Redis is away: limits count in memory, and each instance reads for itself',
        );
      }
      isAway = true;
    });
    each.on('ready', () => {
      if (!areReady()) return;
      if (isAway) log.info({}, 'Redis answers again');
      isAway = false;
      for (const listener of readyListeners) listener();
    });
    // It goes on trying by itself; every failure is told to the listener above.
    each.connect().catch(() => {});
  }

  return {
    client,
    isReady: areReady,
    publish(channel, message) {
      if (client.isReady) client.publish(channel, message).catch(() => {});
    },
    subscribe(channel, listener) {
      const begin = () => listening.subscribe(channel, listener).catch(() => {});
      if (listening.isReady) void begin();
      // Later reconnections take it up again by themselves.
      else listening.once('ready', () => void begin());
    },
    onReady(listener) {
      readyListeners.push(listener);
      if (areReady()) listener();
    },
    close() {
      for (const each of [client, listening]) if (each.isOpen) each.destroy();
    },
  };
}

function connection(url: string) {
  return createClient({
    url,
    // What cannot be said now is not said later: limits and purges belong to their moment.
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 3_000,
      // With a ping each second, silence means that nobody is there.
      socketTimeout: 4_000,
      reconnectStrategy: (tries) => Math.min(5_000, 100 * 2 ** Math.min(tries, 10)),
    },
  });
}

/** The code alone (ECONNREFUSED …): a message may quote the address with its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
