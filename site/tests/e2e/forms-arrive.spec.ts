import { writes } from '../backend/calls.ts';
import { expectedData, fillContact, fillRegistration, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';

const kinds = ['volunteer', 'intern', 'sponsor'] as const;

for (const kind of kinds) {
  test(`[7.2] the ${kind} form arrives once, with the body to the letter @anywidth`, async ({
    page,
    startOwn,
  }) => {
    const { site, backend } = await startOwn();
    await page.goto(`${site.url}/opportunities/${kind}`);
    await fillRegistration(page, kind);
    await submitAndSeeItArrive(page);
    const posts = backend.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual([writes[kind]]);
    expect(posts[0]?.authorization).toBe(`bearer ${backend.writeToken}`);
    expect(posts[0]?.contentType).toMatch(/^application\/json/);
    expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
      data: kind === 'sponsor' ? expectedData.sponsor : expectedData.volunteer,
    });
  });
}

test('[7.2] the contact form arrives once, with the body to the letter @anywidth', async ({
  page,
  startOwn,
}) => {
  const { site, backend } = await startOwn();
  await page.goto(`${site.url}/contact-us`);
  await fillContact(page);
  await submitAndSeeItArrive(page);
  const posts = backend.calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([writes.contact]);
  expect(posts[0]?.authorization).toBe(`bearer ${backend.writeToken}`);
  expect(JSON.parse(posts[0]?.body ?? '')).toEqual({ data: expectedData.contact, meta: {} });
});
