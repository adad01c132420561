import { expect, test } from 'vitest';
import { send } from '../forms/send.ts';
import { addressesIn, textOf } from './html.ts';
import { openSite } from './open-site.ts';

const [oldToken, newToken] = ['an-old-token-0123456789', 'a-new-token-9876543210'];

test('while a token is being changed both programs may be started anew in any order', async () => {
  // The backend knows the new one only; the site knows both, and asks with the old one first.
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

test('[R5] pictures whose addresses were made with the other token are shown still', async () => {
  const before = await openSite({ token: oldToken });
  const after = await openSite({
    token: newToken,
    env: { CMS_URL: before.backend.url, CMS_TOKEN: newToken, CMS_TOKEN_NEXT: oldToken },
  });
  try {
    const { html } = await before.page('/gallery');
    const picture = addressesIn(html).find((each) => each.startsWith('/pictures/')) ?? '';
    expect((await after.get(picture)).status).toBe(200);
  } finally {
    await before.close();
    await after.close();
  }
});
