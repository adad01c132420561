import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { at, call, list } from './http.ts';
import { shared } from './shared.ts';

const strapi = await shared();
after(() => strapi.stop());

const registration = {
  firstName: 'Zephyrina',
  lastName: 'Quillworth',
  email: 'zephyrina@quillworth.example',
  mobileNumber: '+919876501234',
  student: '1',
  fieldOfStudy: 'Botany',
  institutionName: 'Hill College',
  selfDescription: 'I can juggle.\nAnd I like children. ✿ മഴവിൽ',
};
const sponsor = {
  firstName: 'Zephyrina',
  lastName: '',
  email: 'zephyrina@quillworth.example',
  mobileNumber: '9876501234',
  currentlyEmployed: '0',
  fieldOfStudy: '',
};
const message = {
  fullName: 'Zephyrina Quillworth',
  email: 'zephyrina@quillworth.example',
  contactQuery: 'Do you need jugglers?',
};

/** The bodies of section 7.2 to the letter. */
const WRITES = [
  ['contact-form', { data: message, meta: {} }],
  ['volunteer-form', { data: registration }],
  ['intern-form', { data: registration }],
  ['donate-form', { data: sponsor }],
] as const;

function send(type: string, body: unknown, headers: Record<string, string> = {}) {
  return call(`${strapi.url}/api/${type}s`, {
    method: 'POST',
    token: strapi.writeToken,
    body,
    headers,
  });
}

/** What staff would find. */
async function stored(type: string): Promise<readonly unknown[]> {
  const path = `/content-manager/collection-types/api::${type}.${type}?pageSize=100&sort=id:DESC`;
  return list((await strapi.admin.call('GET', path)).json, 'results');
}

for (const [type, body] of WRITES) {
  test(`[7.2] POST /api/${type}s stores every field as it was sent`, async () => {
    const reply = await send(type, body);
    assert.ok(reply.status >= 200 && reply.status < 300, reply.text);
    const [record] = await stored(type);
    for (const [field, value] of Object.entries(body.data)) {
      assert.equal(at(record, field), value, field);
    }
  });

  test(`[7.2] the reply of POST /api/${type}s has data, and nothing of the person`, async () => {
    const shapes: Record<string, string>[] = [{}, { 'Strapi-Response-Format': 'v4' }];
    for (const headers of shapes) {
      const reply = await send(type, body, headers);
      assert.ok(typeof at(reply.json, 'data', 'id') === 'number', reply.text);
      assert.deepEqual(at(reply.json, 'meta'), {});
      for (const word of ['Zephyrina', 'Quillworth', '98765', 'juggle']) {
        assert.ok(!reply.text.includes(word), `${word} came back`);
      }
    }
  });
}

test('[R14] hidden fields arrive as empty strings', async () => {
  const hidden = {
    student: '0',
    fieldOfStudy: '',
    institutionName: '',
    lastName: '',
    selfDescription: '',
  };
  const reply = await send('volunteer-form', { data: { ...registration, ...hidden } });
  assert.equal(reply.status, 201, reply.text);
  const [record] = await stored('volunteer-form');
  for (const [field, value] of Object.entries(hidden)) assert.equal(at(record, field), value);
});

/** Longest value that is taken, by type and field: the same on SQLite and on PostgreSQL. */
const LIMITS = {
  'contact-form': { fullName: 200, email: 254, contactQuery: 5000 },
  'volunteer-form': {
    firstName: 200,
    lastName: 200,
    email: 254,
    mobileNumber: 20,
    fieldOfStudy: 200,
    institutionName: 200,
    selfDescription: 5000,
  },
  'donate-form': { firstName: 200, email: 254, mobileNumber: 20, fieldOfStudy: 200 },
} as const;

for (const [type, body] of WRITES) {
  const limits = Object.entries(type === 'intern-form' ? LIMITS['volunteer-form'] : LIMITS[type]);
  test(`[3.7] [3.8] ${type}: every field is bounded`, async () => {
    const longest = Object.fromEntries(limits.map(([field, limit]) => [field, 'ക'.repeat(limit)]));
    const taken = await send(type, { data: { ...body.data, ...longest } });
    assert.equal(taken.status, 201, taken.text);
    for (const [field, limit] of limits) {
      const before = (await stored(type)).length;
      const tooLong = { ...body.data, [field]: 'a'.repeat(limit + 1) };
      assert.equal((await send(type, { data: tooLong })).status, 400, field);
      assert.equal((await stored(type)).length, before, field);
    }
  });
}

test('what is no submission is refused with 400, on every database', async () => {
  const wrong: readonly unknown[] = [
    {},
    { data: null },
    { data: 'text' },
    { data: [] },
    { data: { ...message, fullName: '' } },
    { data: { ...message, fullName: null } },
    { data: { ...message, email: 12 } },
    { data: { ...message, email: ['a@b.co'] } },
    { data: { ...message, fullName: { $ne: '' } } },
    { data: { fullName: 'Only a name' } },
    { data: { ...message, contactQuery: 'zero\u0000byte' } },
  ];
  for (const body of wrong) {
    const reply = await send('contact-form', body);
    assert.equal(reply.status, 400, `${JSON.stringify(body)} gave ${reply.status}`);
  }
  for (const student of ['yes', '2', '', '11']) {
    const reply = await send('intern-form', { data: { ...registration, student } });
    assert.equal(reply.status, 400, student);
  }
});

test('a lone half of a character and other odd text is stored, not an error', async () => {
  for (const contactQuery of ['half \ud83d', '\u0001\u200f', "'; drop table teams; --", '=1+1']) {
    const reply = await send('contact-form', { data: { ...message, contactQuery } });
    assert.equal(reply.status, 201, reply.text);
  }
});

test('nothing of a person gets into the log', async () => {
  const url = `${strapi.url}/api/contact-forms`;
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `bearer ${strapi.writeToken}`,
  };
  for (const body of ['{"data":{"fullName":"Zephyrina"', 'Zephyrina', '{"data":{"x":Zephyrina}}']) {
    const reply = await fetch(url, { method: 'POST', headers, body });
    assert.equal(reply.status, 400);
    assert.ok(!(await reply.text()).includes('Zephyrina'));
  }
  await send('contact-form', { data: { ...message, fullName: '' } });
  const staff = '/content-manager/collection-types/api::contact-form.contact-form?_q=Zephyrina';
  assert.equal((await strapi.admin.call('GET', staff)).status, 200);
  const log = await strapi.log();
  assert.match(log, /POST \/api\/contact-forms/);
  for (const word of ['Zephyrina', 'zephyrina', 'Quillworth', '98765', 'juggle']) {
    assert.ok(!log.includes(word), `${word} is in the log`);
  }
});

test('a body of more than 256 KB is refused', async () => {
  const reply = await send('contact-form', { data: message, meta: { more: 'x'.repeat(300_000) } });
  assert.equal(reply.status, 413);
});
