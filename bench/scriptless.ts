import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Headers that belong to one connection or one encoding of a body. */
const OF_THE_BODY = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

/**
 * Serves the pages of the site at `url` without their scripts, and everything else as it is. The
 * headers stay the site's: some cost a page load more than the scripts do.
 */
export async function serveWithoutScripts(url: string, port: number): Promise<{ stop(): void }> {
  const answers = new Map<string, ReturnType<typeof answerFrom>>();
  const server = createServer(async (request, response) => {
    // An image comes in the format that a browser accepts.
    const { accept = '*/*' } = request.headers;
    const key = `${request.url} ${accept}`;
    const answer = answers.get(key) ?? answerFrom(`${url}${request.url}`, accept);
    answers.set(key, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { stop };
}

async function answerFrom(url: string, accept: string) {
  const reply = await fetch(url, { headers: { accept } });
  const isCompressed = reply.headers.has('content-encoding');
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isPage = reply.headers.get('content-type')?.startsWith('text/html');
  const body = isPage ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
  const headers = Object.fromEntries(
    [...reply.headers].filter(([name]) => !OF_THE_BODY.test(name)),
  );
  return {
    status: reply.status,
    headers: isCompressed ? { ...headers, 'content-encoding': 'br' } : headers,
    body: isCompressed ? brotliCompressSync(body) : body,
  };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
