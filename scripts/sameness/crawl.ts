import { createHash } from 'node:crypto';

/** What one address answered. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly bytes: number;
  readonly sum: string;
  /** The body of a page, to show where two differ; empty for everything else. */
  readonly text: string;
}

const AT_ONCE = 4;

/**
 * Reads a whole website from its home page on: every page that is linked, every script, style and
 * document, and every picture in its smallest width.
 */
export async function crawl(site: string): Promise<ReadonlyMap<string, Answer>> {
  const found = new Map<string, Answer>();
  const waiting = new Set(['/', '/sitemap.xml', '/robots.txt', '/this-page-does-not-exist']);
  const pictures = new Set<string>();
  while (waiting.size > 0) {
    const round = [...waiting].slice(0, AT_ONCE);
    for (const address of round) waiting.delete(address);
    await Promise.all(
      round.map(async (address) => {
        const answer = await read(site + address);
        found.set(address, answer);
        for (const linked of linksIn(answer.text)) {
          const [, picture] = /^\/pictures\/\d+\/(.+)$/.exec(linked) ?? [];
          if (picture !== undefined) {
            if (pictures.has(picture)) continue;
            pictures.add(picture);
          }
          if (!found.has(linked)) waiting.add(linked);
        }
      }),
    );
  }
  return found;
}

/** A sentence for every address whose answers differ. */
export function differing(
  before: ReadonlyMap<string, Answer>,
  after: ReadonlyMap<string, Answer>,
): readonly string[] {
  const addresses = new Set([...before.keys(), ...after.keys()]);
  return [...addresses].flatMap((address) => {
    const [one, other] = [before.get(address), after.get(address)];
    if (!one || !other) return [`${address} is only there ${one ? 'before' : 'afterwards'}`];
    if (one.status !== other.status) return [`${address}: ${one.status}, then ${other.status}`];
    if (one.sum === other.sum && one.type === other.type) return [];
    return [`${address}: ${firstDifference(one.text, other.text)}`];
  });
}

async function read(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { Accept: 'text/html,image/jpeg', 'Accept-Encoding': 'identity' },
    signal: AbortSignal.timeout(60_000),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    bytes: body.length,
    sum: createHash('sha256').update(body).digest('hex'),
    text: /html|xml/.test(type) ? body.toString() : '',
  };
}

/** Addresses of the same site in attributes; of a picture's widths the smallest. */
function linksIn(html: string): readonly string[] {
  const plain = [...html.matchAll(/\s(?:href|src|poster)="(\/[^"/][^"]*|\/)"/g)].map(([, a]) => a);
  const sets = [...html.matchAll(/\ssrcset="([^" ]+)/gi)].map(([, first]) => first);
  return [...plain, ...sets]
    .filter((address) => address !== undefined)
    .map((address) => address.replaceAll('&amp;', '&').replace(/#.*$/, ''))
    .filter((address) => address.startsWith('/') && !address.startsWith('//'));
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 60));
  return one === other ? 'other bytes' : `${part(one)} became ${part(other)}`;
}
