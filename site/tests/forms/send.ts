import { request } from 'node:http';

/** What came back for one post; status 0 where the connection broke before an answer. */
export type Reply = {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: number | undefined;
  readonly body: string;
};

const none: Reply = { status: 0, location: undefined, retryAfter: undefined, body: '' };

/**
 * Posts `body` as it is, as a browser without scripts would (a 303 is not followed). Never throws:
 * a broken connection is status 0.
 */
export function send(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  options: { readonly method?: string; readonly timeout?: number } = {},
): Promise<Reply> {
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: options.method ?? 'POST',
        timeout: options.timeout ?? 20_000,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        // What was said stands, even if the connection breaks afterwards.
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            retryAfter: Number(response.headers['retry-after'] ?? Number.NaN) || undefined,
            body: Buffer.concat(chunks).toString(),
          });
        response.on('end', done);
        response.on('error', done);
        response.on('close', done);
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(none));
    call.end(body);
  });
}

/** The words of R10 on a page. */
export const failureWords = 'Something went wrong. Please try again later...';

/** Runs `work` for 0 … count-1, `width` at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
}
