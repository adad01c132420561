/** What the fast path needs to know of a request. Header values as they were sent. */
export interface PlainRequest {
  /** Path and query, beginning with a slash. */
  readonly url: string;
  readonly acceptEncoding: string | undefined;
  readonly cookie: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** `X-Request-Id`, by which a web server in front names the request. */
  readonly requestId: string | undefined;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The longest request that is looked at here, in bytes; a browser's has some 500. */
const LONGEST = 4_096;

/**
 * One whole request without a body and without anything unusual: RFC 9112 (2.1, 3, 5) with fewer
 * characters than it allows, no folded lines, no space before a colon, CRLF alone at the end of a line.
 */
const shape = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z][A-Za-z0-9-]*:[ -~]*\r\n)+\r\n$/;

/** Headers that are read; one that comes twice is put together by Node. */
const read: ReadonlyMap<string, Exclude<keyof PlainRequest, 'url'>> = new Map([
  ['accept-encoding', 'acceptEncoding'],
  ['cookie', 'cookie'],
  ['if-none-match', 'ifNoneMatch'],
  ['x-request-id', 'requestId'],
]);

/** Headers that say something of a body, or of what becomes of the connection. */
const notPlain = new Set([
  ...['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'range'],
  ...['upgrade', 'http2-settings', 'proxy-connection', 'keep-alive'],
]);

/**
 * Reads what has just arrived on a connection, where it is exactly one plain GET, whole, with nothing
 * before or after it. Everything else (a part, two at once, a body, any doubt) is undefined, and
 * left to Node's own parser: this one refuses nothing, so it can mistake nothing.
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  const url = shape.exec(text)?.[1];
  if (url === undefined) return undefined;
  const last = text.length - 2;
  const request: Mutable<PlainRequest> = {
    url,
    acceptEncoding: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    requestId: undefined,
  };
  let hosts = 0;
  for (let at = text.indexOf('\r\n') + 2; at < last; ) {
    const colon = text.indexOf(':', at);
    const end = text.indexOf('\r\n', colon);
    const name = text.slice(at, colon).toLowerCase();
    const field = read.get(name);
    if (field !== undefined) {
      if (request[field] !== undefined) return undefined;
      request[field] = text.slice(colon + 1, end).trim();
    } else if (name === 'host') hosts += 1;
    else if (name === 'connection') {
      if (
        text
          .slice(colon + 1, end)
          .trim()
          .toLowerCase() !== 'keep-alive'
      )
        return undefined;
    } else if (notPlain.has(name)) return undefined;
    at = end + 2;
  }
  return hosts === 1 ? request : undefined;
}
