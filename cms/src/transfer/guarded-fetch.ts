import { createWriteStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { NotTaken } from './item';

/** Says whether something may be fetched from there; every redirect is asked about as well. */
export type MayFetch = (url: URL) => Promise<boolean> | boolean;

const QUIET_MS = 30_000;
const MOST_REDIRECTS = 3;
const PAUSES_MS = [500, 2_000];

/**
 * Reads a text of at most `most` bytes. Tried again where the network or the server fails.
 * @throws {NotTaken} with the reason in words; never with a header in it
 */
export async function fetchText(
  url: URL,
  options: { headers: Readonly<Record<string, string>>; most: number; may: MayFetch },
): Promise<string> {
  return persistently(async () => {
    const response = await open(url, options.headers, options.may);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size > options.most) {
        response.destroy();
        throw new NotTaken(`the answer is larger than ${options.most / 1e6} MB`);
      }
    }
    return Buffer.concat(parts).toString('utf8');
  });
}

/** Streams a file of at most `most` bytes to the disk, as `fetchText` otherwise. */
export async function fetchFile(
  url: URL,
  file: string,
  options: { most: number; may: MayFetch },
): Promise<void> {
  return persistently(async () => {
    const response = await open(url, {}, options.may);
    let size = 0;
    const bounded = new Transform({
      transform(part: Buffer, _encoding, done) {
        size += part.length;
        if (size > options.most) done(new NotTaken(`it is larger than ${options.most / 1e6} MB`));
        else done(null, part);
      },
    });
    await pipeline(response, bounded, createWriteStream(file));
  });
}

/** A failure that a second try may mend. */
class Passing extends NotTaken {}

async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of PAUSES_MS) {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof NotTaken && !(thrown instanceof Passing)) throw thrown;
      await pause(wait);
    }
  }
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof NotTaken) throw thrown;
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no answer';
    throw new NotTaken(`it cannot be reached (${code})`);
  }
}

async function open(
  url: URL,
  headers: Readonly<Record<string, string>>,
  may: MayFetch,
): Promise<IncomingMessage> {
  let target = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!/^https?:$/.test(target.protocol) || !(await may(target))) {
      throw new NotTaken(`nothing is fetched from ${target.host || target.protocol}`);
    }
    // What proves who asks stays with the origin that it was given for.
    const response = await once(target, target.origin === url.origin ? headers : {});
    const status = response.statusCode ?? 0;
    if (status === 200) return response;
    response.resume();
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location && URL.canParse(location, target.href)) {
      target = new URL(location, target);
      continue;
    }
    if (status >= 500 || status === 429) throw new Passing(`the server answered ${status}`);
    throw new NotTaken(`the server answered ${status}`);
  }
  throw new NotTaken('it is passed on too often');
}

function once(url: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = ask(
      url,
      { headers: { ...headers, 'Accept-Encoding': 'identity' } },
      (response) => {
        response.setTimeout(QUIET_MS, () => response.destroy(new Error('silence')));
        resolve(response);
      },
    );
    asked.setTimeout(QUIET_MS, () => asked.destroy(new Error('silence')));
    asked.on('error', reject);
    asked.end();
  });
}
