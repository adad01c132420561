import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerLog } from '../log.ts';
import type { Counter } from './metrics.ts';
import { routeLabel } from './route-label.ts';

/** Begins to watch one request; gives its id. */
export type RequestWatch = (request: IncomingMessage, response: ServerResponse) => string;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const given = /^[\w-]{8,64}$/;

/**
 * Counts every request by route and status, and writes its line, once the answer has left or the
 * visitor has.
 * @param trustProxy takes over the `X-Request-Id` of the web server in front
 */
export function createRequestWatch(
  log: Pick<ServerLog, 'request'>,
  requests: Counter,
  trustProxy: boolean,
): RequestWatch {
  // Ids of two instances, or of two starts, do not meet in one log.
  const start = randomBytes(4).toString('hex');
  let count = 0;

  return (request, response) => {
    const began = performance.now();
    count += 1;
    const fromProxy = trustProxy ? request.headers['x-request-id'] : undefined;
    const id =
      typeof fromProxy === 'string' && given.test(fromProxy)
        ? fromProxy
        : `${start}-${count.toString(36)}`;
    response.on('close', () => {
      const { statusCode: status, writableFinished } = response;
      const route = routeLabel(request.url ?? '');
      requests.add(`route="${route}",status="${status}"`);
      const { method = '' } = request;
      log.request?.({
        id,
        method: methods.has(method) ? method : 'other',
        route,
        status,
        milliseconds: performance.now() - began,
        aborted: !writableFinished,
      });
    });
    return id;
  };
}
