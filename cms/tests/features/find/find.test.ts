import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundEntry } from '../../../src/features/find/found-entry.ts';
import { excerptOf, parseQuery } from '../../../src/features/find/server/matches.ts';
import type { Admin } from '../../support/admin.ts';
import { afterTest } from '../../support/cleanup.ts';
import { createDraft, sendForm } from '../../support/entries.ts';
import { call, dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { setPageAddress } from '../../support/tables.ts';

const strapi = await sharedCms();
const { admin, editor, coordinator } = strapi;

async function found(person: Admin, query: string): Promise<string[]> {
  const reply = await person.call('POST', '/website/find', { query });
  return dataOf<FoundEntry[]>(reply).map(({ typeLabel, name, excerpt }) =>
    [typeLabel, name, excerpt].join(': '),
  );
}

test('the search finds a text in capital letters and without accents, names before texts, and shows the line', async (t) => {
  const text = `${'Long before. '.repeat(20)}\nWe planted a Zwetschge tree.`;
  await createDraft(t, admin, 'story', { title: 'A tree', text });
  await createDraft(t, admin, 'page', { title: 'The zwétschge', body: 'Fruit' });
  assert.deepEqual(await found(editor, ' ZWETSCHGE '), [
    'Page: The zwétschge: ',
    'Story: A tree: We planted a Zwetschge tree.',
  ]);
});

test('the search finds a Malayalam name in its older spelling', async (t) => {
  await createDraft(t, admin, 'team', { name: 'വെണ്‍മണി മീന' });
  assert.deepEqual(await found(editor, 'വെൺമണി'), ['Team member: വെണ്‍മണി മീന: ']);
});

test('the search for only a sign or an accent finds nothing', async () => {
  for (const none of ['%', '´', '\u200d', '¨ ´']) {
    assert.deepEqual(await found(editor, none), [], JSON.stringify(none));
  }
});

test('the search shortens a long line around the found text', () => {
  const malayalam = 'അവർ മഴയിൽ പൂക്കൾ നട്ടു. '.repeat(40);
  const tamil = 'அவர்கள் பூக்களை நட்டார்கள். '.repeat(40);
  const hindi = 'हाँ, उन्होंने हिन्दी में पेड़ लगाए। '.repeat(40);
  for (const [before, word] of [
    [malayalam, 'മഴവില്ല്'],
    [tamil, 'வானவில்'],
    [hindi, 'इंद्रधनुष'],
    ['ﬃ '.repeat(200), 'rainbow'],
    ['Write to us. '.repeat(40), '98123 98123'],
  ] as const) {
    const excerpt = excerptOf(`${before}${word} ${before}`, parseQuery(word));
    assert.ok(excerpt.includes(word), `${word}: ${excerpt}`);
    assert.ok(excerpt.startsWith('… ') && excerpt.endsWith(' …'), excerpt);
    assert.ok(excerpt.length < 130, excerpt);
  }
  const number = excerptOf(`${malayalam}098123-98123.`, parseQuery('+91 9812398123'));
  assert.match(number, /098123-98123\.$/);
});

test('the text of a testimonial is used as its name only if it has no name', async (t) => {
  const testimonialText = 'We planted a Reneklode tree.';
  await createDraft(t, admin, 'testimonial', { name: 'Sneha', testimonialText });
  await createDraft(t, admin, 'testimonial', { testimonialText });
  await createDraft(t, admin, 'story', {
    title: `Forty ${'very '.repeat(15)}sweet Reneklodes`,
    text: 'Fruit',
  });
  assert.deepEqual(await found(editor, 'reneklode'), [
    `Testimonial: ${testimonialText}: `,
    `Story: Forty ${'very '.repeat(10)}very…: `,
    `Testimonial: Sneha: ${testimonialText}`,
  ]);
});

test('only people who can read submissions find them, by a phone number in any spelling', async (t) => {
  const data = {
    firstName: 'Quintessa',
    lastName: 'Sample',
    email: 'quintessa@sample.example',
    mobileNumber: '+919812398123',
    student: '0',
    fieldOfStudy: '',
    institutionName: '',
    selfDescription: '',
  };
  const sent = await sendForm(t, 'volunteer-form', { data });
  assert.equal(sent.status, 201, sent.text);
  for (const query of ['quintessa', '98123 98123', '098123-98123', '+91 (0)98123 98123']) {
    assert.equal((await found(coordinator, query)).length, 1, query);
    assert.deepEqual(await found(editor, query), [], query);
  }
});

test('the search refuses an empty, too long or malformed query', async () => {
  for (const query of ['', '  ', 'x'.repeat(101), 7, ['a'], { toString: 1 }]) {
    const { status, text } = await editor.call('POST', '/website/find', { query });
    assert.equal(status, 400, JSON.stringify(query));
    assert.match(text, /Type between one and 100 letters/);
  }
});

test('a person who is not logged in cannot search', async () => {
  const reply = await call(`${strapi.url}/website/find`, {
    method: 'POST',
    body: { query: 'a' },
  });
  assert.equal(reply.status, 401);
});

/** Returns the path in the admin at which an editor changes a page of the website, or the status of a refusal. */
async function formOf(page: string): Promise<unknown> {
  const query = `page=${encodeURIComponent(page)}`;
  const reply = await editor.call('GET', `/website/entry-of-page?${query}`);
  return reply.status === 200 ? valueAt(reply.json, 'data', 'path') : reply.status;
}

const STORIES = '/content-manager/collection-types/api::story.story';

test('the address of a story leads to its form, in its language', async (t) => {
  const story = await createDraft(t, admin, 'story', { title: 'A day', slug: 'a-day' });
  assert.equal(await formOf('/stories/a-day'), `${STORIES}/${story}?plugins[i18n][locale]=en`);
  assert.equal(
    await formOf('https://www.mazhavil.example/ml/stories/a-day?x=1#y'),
    `${STORIES}/${story}?plugins[i18n][locale]=ml`,
  );
});

test('the address of a page of its own leads to its form, in its language', async () => {
  const singles = '/content-manager/single-types';
  for (const [page, uid] of [
    ['/', 'api::home-page.home-page'],
    ['/?activity=2', 'api::home-page.home-page'],
    ['/team', 'api::list-page.list-page'],
  ] as const) {
    assert.equal(await formOf(page), `${singles}/${uid}?plugins[i18n][locale]=en`, page);
  }
  assert.match(String(await formOf('/ta')), /home-page\?plugins\[i18n\]\[locale\]=ta$/);
  assert.match(String(await formOf('/opportunities/intern')), /opportunity-page\/\w+\?/);
  assert.match(String(await formOf('/privacy')), /page\/\w+\?/);
});

test('the address of the stories and of their feed leads to the list of stories', async () => {
  assert.equal(await formOf('/ml/stories?page=2'), `${STORIES}?plugins[i18n][locale]=ml`);
  assert.equal(await formOf('/stories/feed'), `${STORIES}?plugins[i18n][locale]=en`);
});

test('the address of a built-in page that is not in the CMS leads to the list of pages', async (t) => {
  const pages = '/content-manager/collection-types/api::page.page';
  afterTest(t, () => setPageAddress(strapi, 'set-aside', 'app-privacy'));
  await setPageAddress(strapi, 'app-privacy', 'set-aside');
  assert.equal(await formOf('/app-privacy'), `${pages}?plugins[i18n][locale]=en`);
});

test('an address at which the website has no page leads to no form', async () => {
  for (const none of [
    '',
    '/no-such-page',
    '/opportunities/no-such-kind',
    '/stories/%E0%A4%A',
    'http://',
    '/stories/a/b',
  ]) {
    assert.equal(await formOf(none), 404, none);
  }
  const malformed = await editor.call('GET', '/website/entry-of-page?page[toString]=1');
  assert.equal(malformed.status, 404, malformed.text);
});
