import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../site/tests/support/free-port.ts';

const OF_THE_BODY = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

/** Serves the site at `url` without its scripts: Lighthouse counts those that it blocks itself. */
export async function serveWithoutScripts(url: string) {
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
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function answerFrom(url: string, accept: string) {
  const reply = await fetch(url, { headers: { accept } });
  const isCompressed = reply.headers.has('content-encoding');
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isPage = reply.headers.get('content-type')?.startsWith('text/html');
  const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
  const body = isPage ? Buffer.from(bytes.toString().replaceAll(scripts, '')) : bytes;
  const headers = Object.fromEntries(
    [...reply.headers].filter(([name]) => !OF_THE_BODY.test(name)),
  );
  return {
    status: reply.status,
    headers: isCompressed ? { ...headers, 'content-encoding': 'br' } : headers,
    body: isCompressed ? brotliCompressSync(body) : body,
  };
}
