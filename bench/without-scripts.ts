import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Serves the same pages as the site at `url` with every script taken out, and passes the rest on: the
 * floor of what the same HTML and CSS cost a browser. Gives its address and how to end it.
 */
export async function serveWithoutScripts(
  url: string,
  port: number,
): Promise<{ url: string; stop(): void }> {
  const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  async function read(path: string, headers: Record<string, string>) {
    const kept = pages.get(path);
    if (kept) return kept;
    const reply = await fetch(url + path, { headers });
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false;
    const whole = Buffer.from(await reply.arrayBuffer());
    const names = ['content-type', 'cache-control', 'content-security-policy'];
    const answer = {
      headers: Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? ''])),
      body: isPage ? await compress(Buffer.from(scriptless(whole.toString()))) : whole,
    };
    if (isPage) answer.headers['content-encoding'] = 'br';
    pages.set(path, answer);
    return answer;
  }
  const server = createServer((request, response) => {
    const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
    read(request.url ?? '/', { accept, 'user-agent': agent }).then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
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

/** A page without its scripts, and without what tells the browser to fetch them. */
function scriptless(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
