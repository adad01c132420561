import { describe, expect, test } from 'vitest';
import {
  type FormSchema,
  submissionOf,
  type Values,
} from '../../app/features/forms/form-schema.ts';
import { formsIn } from '../../app/features/forms/forms.ts';
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import { fill } from '../../app/labels/labels.ts';
import { languages, prefixOf } from '../../app/languages.ts';
import { inDigitsOf } from '../support/digits.ts';
import { english } from '../support/english.ts';
import { textOf } from '../support/html.ts';
import { ownOrganisation } from '../support/public-address.ts';
import { sharedSite } from './open-site.ts';
import { failureMessage, send } from './send.ts';

const message = (name: string, extra: Record<string, string> = {}) =>
  new URLSearchParams({ name, email: 'a@b.co', comments: 'Hello', ...extra }).toString();

describe.each(['on', 'off'])('behind a TLS proxy, TRUST_PROXY=%s', (trust) => {
  const opened = sharedSite({
    env: {
      ...{ SITE_URL: 'https://mazhavil.example', TRUST_PROXY: trust },
      ORGANISATION_DIR: ownOrganisation,
    },
  });
  const post = (name: string, headers: Record<string, string>) =>
    send(`${opened.site.url}/contact-us`, message(name), headers);

  test.each([
    ['the protocol passed on', { 'X-Forwarded-Proto': 'https' }],
    ['no word of the protocol', {}],
    ['another host in a header', { 'X-Forwarded-Host': 'evil.example' }],
  ])('a form arrives with %s', async (how, headers) => {
    const own = { Origin: 'https://mazhavil.example', Host: 'mazhavil.example' };
    const { status, location } = await post(how, { ...own, ...headers });
    expect(status).toBe(303);
    expect(location).toBe('/contact-us#contact-status');
    expect(opened.fakeCms.records.at(-1)?.data.fullName).toBe(how);
  });

  test('a form from elsewhere does not', async () => {
    const before = opened.fakeCms.records.length;
    const evil = ['https://evil.example', 'null', 'https://mazhavil.example.evil.example'];
    for (const Origin of evil) {
      const headers = {
        Host: 'mazhavil.example',
        'X-Forwarded-Host': Origin.replace('https://', ''),
      };
      expect((await post('evil', { Origin, ...headers })).status).toBe(400);
    }
    expect(opened.fakeCms.records).toHaveLength(before);
  });
});

describe('the answer to a form without scripts', () => {
  const env = { FORM_LIMIT_PER_ADDRESS: '60', LANGUAGES: languages.join() };
  const opened = sharedSite({ env });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(opened.site.url + path, body, { Origin: opened.site.url, ...headers });

  const person = { firstName: 'A', lastName: 'B', email: 'a@b.co', mobileNumber: '9000000001' };
  const study = { fieldOfStudy: 'C', institutionName: 'D', selfDescription: 'E', student: '1' };
  const sponsor = { ...person, currentlyEmployed: '1' };
  const contact = { name: 'Asha', email: 'a@b.co', comments: 'Hello' };
  const forms = formsIn(english);
  // What each form makes of its fields: `forms.test.ts` beside it.
  test.each<[string, FormSchema, Values]>([
    ['volunteer-forms', forms.volunteer, { ...person, ...study }],
    ['intern-forms', forms.intern, { ...person, ...study }],
    ['donate-forms', forms.sponsor, sponsor],
    ['contact-forms', forms.contact, contact],
  ])('[7.2] %s gets what was typed, to the letter', async (list, form, typed) => {
    expect((await post(form.path, new URLSearchParams(typed).toString())).status).toBe(303);
    const call = opened.fakeCms.calls.findLast(({ method }) => method === 'POST');
    expect(call).toMatchObject({ path: `/api/${list}`, contentType: 'application/json' });
    const data = submissionOf(form, typed);
    const meta = list === 'contact-forms' ? { meta: {} } : {};
    expect(JSON.parse(call?.body ?? '')).toEqual({ data, ...meta });
  });

  test('[5.2] [R8] 422 with the list and what was typed', async () => {
    const { status, body } = await post('/contact-us', 'name=Asha%20%3Cb%3E&email=x&comments=');
    expect(status).toBe(422);
    expect(textOf(body)).toContain('Please enter a valid email.');
    expect(body).toContain('value="Asha &lt;b&gt;"');
  });

  test.each(languages)(
    '[5.1] [R15] [R18] the probable number is offered in the language %s',
    async (language) => {
      const mobileNumber = inDigitsOf(language, '+91 09847012345');
      const fields = new URLSearchParams({ ...person, mobileNumber }).toString();
      const { status, body } = await post(`${prefixOf(language)}/opportunities/volunteer`, fields);
      expect(status).toBe(422);
      const { didYouMean } = dictionaries[language].forms;
      expect(textOf(body)).toContain(fill(didYouMean, { value: '+919847012345' }));
    },
  );

  test('[8] [R10] [R11] 503 with the words, for every 4xx and 5xx of the CMS', async () => {
    for (const code of [400, 401, 404, 413, 500, 502]) {
      opened.fakeCms.set({ writes: { kind: 'status', status: code } });
      const { status, body, retryAfter } = await post('/contact-us', message(`status ${code}`));
      expect(status, String(code)).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
      expect(textOf(body)).toContain(failureMessage);
    }
    opened.fakeCms.set({});
  });

  test('[8] [R10] [R18] 503 brings back everything typed, and the way to clear it', async () => {
    opened.fakeCms.set({ writes: { kind: 'status', status: 500 } });
    const typed = new URLSearchParams({ ...person, ...study, firstName: 'Kept' }).toString();
    const { body } = await post('/opportunities/volunteer', typed);
    opened.fakeCms.set({});
    for (const value of ['Kept', '9000000001', 'C', 'D'])
      expect(body).toContain(`value="${value}"`);
    expect(body).toMatch(/checked="" value="1"/);
    expect(body).toMatch(/<a [^>]*href="\/opportunities\/volunteer"[^>]*>Clear what I typed/);
  });

  test('nothing of what was typed is in the log', async () => {
    opened.fakeCms.set({ writes: { kind: 'cut' } });
    const typed = message('Very-private-name', { comments: 'Very-private-words' });
    expect((await post('/contact-us', typed)).status).toBe(503);
    opened.fakeCms.set({});
    expect(opened.site.output()).toContain('could not be delivered');
    expect(opened.site.output()).not.toMatch(/Very-private|a@b\.co/);
  });

  test('[R13] a repeat is one record', async () => {
    const both = [message('Twin'), message('Twin')].map((body) => post('/contact-us', body));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([303, 303]);
    expect((await post('/contact-us', message('Twin'))).status).toBe(303);
    const twins = opened.fakeCms.records.filter(({ data }) => data.fullName === 'Twin');
    expect(twins).toHaveLength(1);
  });

  test('[R12] a flash message says once, to one visitor, that the form has arrived', async () => {
    const origin = { Origin: opened.site.url };
    const body = new URLSearchParams(message('Flash'));
    const reply = await opened.get('/contact-us', { method: 'POST', body, headers: origin });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^flash=.*; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
    const [flash = ''] = cookie.split(';');
    const open = async (path: string, value: string) => {
      const page = await opened.get(path, { headers: { Cookie: value } });
      return { headers: page.headers, text: textOf(await page.text()) };
    };
    const arrived = await open('/contact-us', flash);
    expect(arrived.text).toContain('Thank you, your message has arrived.');
    expect(arrived.headers.get('cache-control')).toBe('no-store');
    expect(arrived.headers.get('set-cookie')).toMatch(/^flash=; Max-Age=0/);
    expect((await open('/contact-us', `${flash}x`)).text).not.toContain('has arrived');
    expect((await open('/contact-us', '')).text).not.toContain('has arrived');
    expect((await open('/opportunities/intern', flash)).text).not.toContain('has arrived');
  });

  test('60 more from one address get through, then comes 429 with Retry-After', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 54; turn += 1) {
      statuses.push((await post('/contact-us', message(`Pupil ${turn}`))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([303]));
    const { status, retryAfter, body } = await post('/contact-us', message('One too many'));
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(60);
    expect(textOf(body)).toContain(`Please wait ${Math.ceil(Number(retryAfter) / 60)} minutes`);
    expect(body).toContain('value="One too many"');
  });
});
