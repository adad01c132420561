import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The mark in the address of a page that says "it has arrived" (`?sent=…`, 4.2, 4.3, R12). Without
 * it anybody could send others to a page that says so. It holds for one form's page and a quarter of
 * an hour, on every instance that shares the secret and over restarts, and tells nothing of who sent
 * what.
 */
export interface ArrivalMarks {
  /** A new mark for the page at `path`. */
  make(path: string): string;
  holds(path: string, mark: string): boolean;
}

/** How long a visitor may load the page again and still read the word, in minutes. */
const LASTS = 15;
const MINUTE = 60_000;

export function createArrivalMarks(secret: string, now: () => number = Date.now): ArrivalMarks {
  const sign = (path: string, until: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['arrival', path, until]))
      .digest('base64url')
      .slice(0, 22);
  const minutes = () => Math.floor(now() / MINUTE);

  return {
    make(path) {
      const until = (minutes() + LASTS).toString(36);
      return `${until}.${sign(path, until)}`;
    },
    holds(path, mark) {
      const [until = '', signature = '', ...rest] = mark.split('.');
      const last = Number.parseInt(until, 36);
      // One made far in the future was made by a clock that has been put right since.
      const inTime = last >= minutes() && last <= minutes() + 2 * LASTS;
      if (rest.length > 0 || !inTime) return false;
      const expected = Buffer.from(sign(path, until));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/**
 * The answer to an address whose mark does not hold: the same page without it. Undefined where there
 * is no mark, or it holds.
 */
export function withoutFalseMark(url: URL, marks: ArrivalMarks): Response | undefined {
  const given = url.searchParams.getAll('sent');
  const [mark] = given;
  if (mark === undefined) return undefined;
  if (given.length === 1 && marks.holds(url.pathname, mark)) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('sent');
  const query = rest.size > 0 ? `?${rest}` : '';
  return new Response(null, {
    status: 302,
    headers: {
      // A path that begins with two slashes would name another host.
      Location: `${url.pathname.replace(/^\/{2,}/, '/')}${query}`,
      'Cache-Control': 'no-store',
    },
  });
}
