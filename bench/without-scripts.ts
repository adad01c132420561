import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The site's own level for what it has kept for a while (`page-cache.ts`). */
const asKept = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** They belong to one connection or one way of packing a body: written anew here. */
const ofTheWire = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date'],
  ...['content-encoding', 'content-length'],
]);

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * Serves the same pages as the site at `url` with every script taken out, and passes the rest on: the
 * floor of what the same HTML and CSS cost a browser. All else is the site's: status, packing, and every
 * header, for some of them cost a visit more than the scripts do (`Cross-Origin-Opener-Policy` makes
 * Chromium change to a new process in the middle of it: docs/decisions/first-paint.md).
 * Gives its address and how to end it.
 */
export async function serveWithoutScripts(
  url: string,
  port: number,
): Promise<{ url: string; stop(): void }> {
  const answers = new Map<string, Answer>();
  async function read(path: string, headers: Record<string, string>): Promise<Answer> {
    // An address may have several answers: pictures come in the form that a browser accepts.
    const name = `${path} ${headers.accept}`;
    const kept = answers.get(name);
    if (kept) return kept;
    const answer = withoutScripts(await fetch(url + path, { headers }));
    answers.set(name, await answer);
    return answer;
  }
  const server = createServer((request, response) => {
    const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
    read(request.url ?? '/', { accept, 'user-agent': agent }).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function withoutScripts(reply: Response): Promise<Answer> {
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPacked = reply.headers.has('content-encoding');
  const whole = Buffer.from(await reply.arrayBuffer());
  const shown = isPage ? Buffer.from(scriptless(whole.toString())) : whole;
  const body = isPacked ? await compress(shown, asKept) : shown;
  return {
    status: reply.status,
    headers: {
      ...Object.fromEntries([...reply.headers].filter(([name]) => !ofTheWire.has(name))),
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
      'content-length': String(body.length),
    },
    body,
  };
}

/** A page without its scripts, and without what tells the browser to fetch them. */
function scriptless(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
