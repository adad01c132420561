import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What came back for one post; status 0 where the connection broke before an answer. */
interface Reply {
  readonly status: number;
  readonly location?: string | undefined;
  readonly retryAfter?: number;
  readonly body: string;
}

/**
 * Posts `body` as it is, as a browser without scripts would (a 303 is not followed), with any Host; or asks for
 * a page in that way. Never throws.
 */
export function send(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  method: 'POST' | 'GET' = 'POST',
): Promise<Reply> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve) => {
    const call = request(url, { method, headers: { ...type, ...headers } });
    call.on('response', async (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      const said = { location: sent.location, retryAfter: Number(sent['retry-after']) };
      resolve({ status, ...said, body: await text(response).catch(() => '') });
    });
    call.on('error', () => resolve({ status: 0, body: '' }));
    call.end(body);
  });
}

/** The message of R10 on a page. */
export const failureMessage = 'Something went wrong. Please try again later...';
