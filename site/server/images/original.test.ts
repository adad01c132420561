import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchMedia } from './original.ts';

const TIMEOUT_MS = 50;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    if (url === '/silent.mp4') return;
    response.write('half, ');
    await pause(3 * TIMEOUT_MS);
    response.end('and half');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchMedia = (path: string) =>
  createFetchMedia({ cmsUrl: origin, mediaOrigins: [] }, TIMEOUT_MS)(origin + path);

test('[R5] an answer that does not come is waited for no longer than a visitor waits', async () => {
  await expect(fetchMedia('/silent.mp4')).rejects.toMatchObject({ status: 503 });
});

test('[R5] a video may pause for longer, as when its visitor does', async () => {
  const chunks = await (await fetchMedia('/paused.mp4')).setEncoding('utf8').toArray();
  expect(chunks.join('')).toBe('half, and half');
});
