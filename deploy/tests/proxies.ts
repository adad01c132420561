import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { hasCaddy, startCaddy } from './caddy.ts';
import { hasNginx, startNginx } from './nginx.ts';

/** The proxies whose configuration ships. */
export const PROXIES = [
  { name: 'nginx', isThere: hasNginx(), start: startNginx },
  { name: 'Caddy', isThere: hasCaddy(), start: startCaddy },
];

/** The reply to a request that was sent, read whole. */
export async function replyTo(outgoing: ClientRequest) {
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  assert.ok(response);
  const { statusCode: status, headers } = response;
  return { status, headers, body: await buffer(response) };
}
