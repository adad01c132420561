import type { ShownRequest } from '../shown-request.ts';

/** People who may publish act on waiting requests, Authors on those that were sent back. */
export function requestsToActOn<Request extends Pick<ShownRequest, 'sentBack'>>(
  requests: readonly Request[],
  mayPublish: boolean,
): Request[] {
  return requests.filter(({ sentBack }) => (mayPublish ? !sentBack : sentBack));
}
