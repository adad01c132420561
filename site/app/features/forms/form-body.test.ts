import { describe, expect, test } from 'vitest';
import { BodyRefused, limitBody, MAX_BODY_BYTES, readFormBody } from './form-body.server.ts';

const type = 'application/x-www-form-urlencoded';

function post(body: BodyInit, headers: Record<string, string> = { 'Content-Type': type }) {
  // A stream as body needs `duplex`, which the browser's types do not know yet.
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://site/contact-us', init);
}

const statusOf = (request: Request) =>
  readFormBody(limitBody(request)).then(
    () => 200,
    (error: unknown) => (error instanceof BodyRefused ? error.status : 500),
  );

describe('the body of a form', () => {
  test('is read as a browser sends it', async () => {
    const body = await readFormBody(post('name=A+b&comments=%E0%B4%86%0D%0Ax&bad=%ZZ'));
    expect(body.get('name')).toBe('A b');
    expect(body.get('comments')).toBe('ആ\r\nx');
  });

  test('is 64 KB at most, also where no length is told', async () => {
    expect(await statusOf(post('a'.repeat(MAX_BODY_BYTES)))).toBe(200);
    expect(await statusOf(post('a'.repeat(MAX_BODY_BYTES + 1)))).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 8192;
        controller.enqueue(new Uint8Array(8192).fill(97));
      },
    });
    expect(await statusOf(post(endless))).toBe(413);
    expect(sent).toBeLessThan(MAX_BODY_BYTES * 2);
  });

  test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])(
    'is refused as %j',
    async (other) => {
      expect(await statusOf(post('a=b', { 'Content-Type': other }))).toBe(415);
    },
  );

  test('is refused compressed', async () => {
    const headers = { 'Content-Type': type, 'Content-Encoding': 'gzip' };
    expect(await statusOf(post('a=b', headers))).toBe(415);
  });
});
