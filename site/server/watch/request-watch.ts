import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerLog } from '../log.ts';
import type { Counter } from './metrics.ts';
import { routeLabel } from './route-label.ts';

/** One request that has got its answer, or whose visitor has left. */
export interface WatchedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** When it came, in milliseconds of the monotonic clock. */
  readonly began: number;
  /** Whether the visitor left before the end. */
  readonly aborted: boolean;
  /** The `X-Request-Id` that came with it. */
  readonly givenId: string | undefined;
}

/** Counts every request by route and status, and writes its line. */
export interface RequestWatch {
  /** Watches one of Node's until its answer has left or the visitor has. */
  follow(request: IncomingMessage, response: ServerResponse): void;
  ended(request: WatchedRequest): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const proper = /^[\w-]{8,64}$/;

/** @param trustProxy takes over the `X-Request-Id` of the web server in front */
export function createRequestWatch(
  log: Pick<ServerLog, 'request'>,
  requests: Counter,
  trustProxy: boolean,
): RequestWatch {
  // Ids of two instances, or of two starts, do not meet in one log.
  const start = randomBytes(4).toString('hex');
  let count = 0;
  /** The labels of each route by status: some thirty routes, whatever visitors ask for. */
  const labels = new Map<string, Map<number, string>>();

  function labelsOf(route: string, status: number): string {
    let ofRoute = labels.get(route);
    if (ofRoute === undefined) {
      ofRoute = new Map();
      labels.set(route, ofRoute);
    }
    let found = ofRoute.get(status);
    if (found === undefined) {
      found = `route="${route}",status="${status}"`;
      ofRoute.set(status, found);
    }
    return found;
  }

  function ended({ method, url, status, began, aborted, givenId }: WatchedRequest): void {
    count += 1;
    const route = routeLabel(url);
    requests.add(labelsOf(route, status));
    log.request?.({
      id:
        trustProxy && givenId !== undefined && proper.test(givenId)
          ? givenId
          : `${start}-${count.toString(36)}`,
      method: methods.has(method) ? method : 'other',
      route,
      status,
      milliseconds: performance.now() - began,
      aborted,
    });
  }

  return {
    ended,
    follow(request, response) {
      const began = performance.now();
      response.on('close', () => {
        const { method = '', url = '' } = request;
        const { 'x-request-id': givenId } = request.headers;
        ended({
          method,
          url,
          status: response.statusCode,
          began,
          aborted: !response.writableFinished,
          givenId: typeof givenId === 'string' ? givenId : undefined,
        });
      });
    },
  };
}
