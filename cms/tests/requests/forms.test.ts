// @postgres
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendForm } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath, schemaOf } from '../support/types.ts';

const strapi = await sharedCms();

const email = 'zephyrina@quillworth.example';
const registration = {
  firstName: 'Zephyrina',
  lastName: 'Quillworth',
  email,
  mobileNumber: '+919876501234',
  student: '1',
  fieldOfStudy: 'Botany',
  institutionName: 'Hill College',
  selfDescription: 'I can juggle.\nAnd I like children. ✿ മഴവിൽ',
};
const sponsor = {
  firstName: 'Zephyrina',
  lastName: '',
  email,
  mobileNumber: '9876501234',
  currentlyEmployed: '0',
  fieldOfStudy: '',
};
const message = { fullName: 'Zephyrina Quillworth', email, contactQuery: 'Any jugglers?' };

const PRIVATE = /zephyrina|quillworth|98765|juggle/i;

/** Returns a value for each field that a visitor can send. */
function valuesFor(type: string): Record<string, string> {
  const sent = Object.entries(schemaOf(type).attributes).filter(
    ([, attribute]) => !attribute.private,
  );
  return Object.fromEntries(
    sent.map(([name, { customField }]) => [name, customField ? '1' : 'Zephyrina']),
  );
}

/** The bodies of section 7.2, with the further fields of the schemas. */
const WRITES = [
  ['contact-form', { data: { ...valuesFor('contact-form'), ...message }, meta: {} }],
  ['volunteer-form', { data: { ...valuesFor('volunteer-form'), ...registration } }],
  ['intern-form', { data: { ...valuesFor('intern-form'), ...registration } }],
  ['donate-form', { data: { ...valuesFor('donate-form'), ...sponsor } }],
] as const;

/** Reads the entries as staff do, the newest first. */
async function stored(type: string): Promise<readonly unknown[]> {
  const path = `${adminPath(type)}?pageSize=100&sort=id:DESC`;
  return listAt((await strapi.admin.call('GET', path)).json, 'results');
}

for (const [type, body] of WRITES) {
  test(`[7.2] POST /api/${type}s stores every field and returns no personal data`, async (t) => {
    const inV4: Record<string, string> = { 'Strapi-Response-Format': 'v4' };
    for (const headers of [{}, inV4]) {
      const reply = await sendForm(t, type, body, headers);
      assert.equal(reply.status, 201, reply.text);
      assert.ok(typeof valueAt(reply.json, 'data', 'id') === 'number', reply.text);
      assert.deepEqual(valueAt(reply.json, 'meta'), {});
      assert.doesNotMatch(reply.text, PRIVATE);
      const [record] = await stored(type);
      for (const [field, value] of Object.entries(body.data)) {
        assert.equal(valueAt(record, field), value, field);
      }
    }
  });
}

test('[R14] a hidden field of a form is accepted as an empty string', async (t) => {
  const hidden = { student: '0', fieldOfStudy: '', institutionName: '', selfDescription: '' };
  const reply = await sendForm(t, 'volunteer-form', { data: { ...registration, ...hidden } });
  assert.equal(reply.status, 201, reply.text);
  const [record] = await stored('volunteer-form');
  for (const [field, value] of Object.entries(hidden)) {
    assert.equal(valueAt(record, field), value, field);
  }
});

test('[7.2] a visitor cannot set status, notes, date, author or id of an entry', async (t) => {
  const forged = [
    { progress: 'Done', notes: 'Let me in' },
    { createdAt: '2001-01-01T00:00:00.000Z' },
    { createdBy: 1 },
    { documentId: 'chosen-by-the-sender' },
  ];
  for (const data of forged)
    await sendForm(t, 'volunteer-form', { data: { ...registration, ...data } });
  for (const entry of await stored('volunteer-form')) {
    assert.equal(valueAt(entry, 'progress'), 'New');
    assert.equal(valueAt(entry, 'notes'), null);
    // Strapi was started by this process.
    const createdAt = Date.parse(String(valueAt(entry, 'createdAt')));
    assert.ok(createdAt >= performance.timeOrigin && createdAt <= Date.now());
    assert.equal(valueAt(entry, 'createdBy'), null);
    assert.notEqual(valueAt(entry, 'documentId'), 'chosen-by-the-sender');
  }
});

test('[R40] a submission has the language and the privacy notice of its headers, if they are valid, and never those of its body', async (t) => {
  const forged = { ...registration, language: 'hi', privacyNotice: 'forged' };
  const storedWith = async (headers: Record<string, string>) => {
    const { status, text } = await sendForm(t, 'volunteer-form', { data: forged }, headers);
    assert.equal(status, 201, text);
    const [record] = await stored('volunteer-form');
    return [valueAt(record, 'language'), valueAt(record, 'privacyNotice')];
  };
  const known = { 'Content-Language': 'ml', 'Privacy-Notice': '3f2a91c07d55' };
  assert.deepEqual(await storedWith(known), ['ml', '3f2a91c07d55']);
  const unknown = { 'Content-Language': 'de', 'Privacy-Notice': '<b>'.repeat(40) };
  assert.deepEqual(await storedWith(unknown), [null, null]);
  assert.deepEqual(await storedWith({}), [null, null]);
});

for (const [type, body] of WRITES) {
  test(`[3.7] [3.8] ${type}: every field accepts what its schema allows and no more, on every database`, async (t) => {
    const texts = Object.entries(schemaOf(type).attributes).filter(
      ([, attribute]) => !attribute.private && !attribute.customField,
    );
    const longest = Object.fromEntries(
      texts.map(([name, { maxLength = 0 }]) => [name, 'ക'.repeat(maxLength)]),
    );
    const taken = await sendForm(t, type, { data: { ...body.data, ...longest } });
    assert.equal(taken.status, 201, taken.text);
    for (const [name, { maxLength = 0 }] of texts) {
      const tooLong = { ...body.data, [name]: 'a'.repeat(maxLength + 1) };
      assert.equal((await sendForm(t, type, { data: tooLong })).status, 400, name);
    }
  });
}

test('a malformed submission is refused with 400 on every database', async (t) => {
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
    const reply = await sendForm(t, 'contact-form', body);
    assert.equal(reply.status, 400, `${JSON.stringify(body)} gave ${reply.status}`);
  }
});

test('an answer to a question of yes or no is refused if it is neither', async (t) => {
  for (const student of ['yes', '2', '', '11']) {
    const reply = await sendForm(t, 'intern-form', { data: { ...registration, student } });
    assert.equal(reply.status, 400, student);
  }
});

test('an odd text, such as half a surrogate pair, is accepted', async (t) => {
  for (const contactQuery of ['half \ud83d', '\u0001\u200f', "'; drop table teams; --", '=1+1']) {
    const reply = await sendForm(t, 'contact-form', { data: { ...message, contactQuery } });
    assert.equal(reply.status, 201, reply.text);
  }
});

test('the log contains no personal data of a sender', async (t) => {
  const url = `${strapi.url}/api/contact-forms`;
  const Authorization = `bearer ${strapi.writeToken}`;
  const headers = { 'Content-Type': 'application/json', Authorization };
  for (const body of ['{"data":{"fullName":"Zephyrina"', 'Zephyrina', '{"data":{"x":Zephyrina}}']) {
    const reply = await fetch(url, { method: 'POST', headers, body });
    assert.equal(reply.status, 400);
    assert.ok(!(await reply.text()).includes('Zephyrina'));
  }
  await sendForm(t, 'contact-form', { data: { ...message, fullName: '' } });
  const found = await strapi.admin.call('GET', `${adminPath('contact-form')}?_q=Zephyrina`);
  assert.equal(found.status, 200);
  const log = await strapi.log();
  assert.match(log, /POST \/api\/contact-forms/);
  assert.doesNotMatch(log, PRIVATE);
});
