import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Opened, openSite } from './open-site.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openSite({ env: { CONTENT_TTL: '3600' } });
  await opened.page('/');
});
afterAll(() => opened.close());

test.each([
  ...['/admin', '/admin/', '/admin/login', '/admin/init', '/content-manager/collection-types'],
  ...['/api/projects', '/api/contact-forms', '/api/upload', '/upload', '/uploads/photo.jpg'],
  ...['/_health', '/documentation', '/graphql', '/i18n/locales', '/users-permissions/roles'],
])('%s of the content system is not to be had from the site, by any method', async (path) => {
  const before = opened.backend.calls.length;
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const body = method === 'POST' || method === 'PUT' ? '{"data":{}}' : null;
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer x' };
    const answer = await opened.get(path, { method, body, headers });
    expect([404, 405, 403, 415], `${method}: ${answer.status}`).toContain(answer.status);
    await answer.body?.cancel();
  }
  const asked = opened.backend.calls.slice(before).map((call) => call.path);
  expect(asked).not.toContain(path);
});
