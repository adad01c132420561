import type { ShownRequest } from '../shown-request.ts';

/** People who may publish see waiting requests. Authors see what was sent back. */
export function requestsFor<Request extends Pick<ShownRequest, 'sentBack'>>(
  requests: readonly Request[],
  mayPublish: boolean,
): Request[] {
  return requests.filter(({ sentBack }) => (mayPublish ? !sentBack : sentBack));
}
