import { expect, test } from 'vitest';
import { send } from '../forms/send.ts';
import { textOf } from './html.ts';
import { openSite } from './open-site.ts';

const [oldToken, newToken] = ['an-old-token-0123456789', 'a-new-token-9876543210'];

test('while a token is being changed both programs may be started anew in any order', async () => {
  // The CMS knows the new one only; the site knows both, and asks with the old one first.
  const opened = await openSite({
    token: newToken,
    env: {
      CMS_TOKEN: oldToken,
      CMS_WRITE_TOKEN: oldToken,
      CMS_TOKEN_NEXT: newToken,
      CMS_WRITE_TOKEN_NEXT: newToken,
    },
  });
  try {
    expect(textOf((await opened.page('/')).html)).toMatch(/31,?250/);
    const form = new URLSearchParams({ name: 'Asha', email: 'a@b.co', comments: 'Hello' });
    const reply = await send(`${opened.site.url}/contact-us`, form.toString(), {
      Origin: opened.site.url,
    });
    expect(reply.status).toBe(303);
    expect(opened.site.output()).not.toMatch(/REFUSES|old-token|new-token/);
  } finally {
    await opened.close();
  }
});
