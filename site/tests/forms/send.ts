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

/** A random number generator that gives the same row for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
