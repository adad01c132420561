import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from '../../support/built.ts';
import { publishAgainAfterTest } from '../../support/entries.ts';
import { shared } from '../../support/shared.ts';
import {
  checkText,
  DUE_YEAR,
  findAccounts,
  formFields,
  inDays,
  PATH,
  PUBLISH,
  registration,
  reminderText,
} from '../../support/transparency-page.ts';

const { registrationEndInWords, yearsWithoutAccounts } = built<
  typeof import('../../../src/content/transparency/deadlines.ts')
>('content/transparency/deadlines');
const { coordinator, editor } = await shared();

test('[R41] an editor is reminded of a registration that ends within sixty days or has ended', async (t) => {
  const before = await formFields();
  t.after(() => editor.call('POST', PUBLISH, before));
  const registrations = [
    { ...registration, kind: 'FCRA', validUntil: inDays(30) },
    { ...registration, kind: '12A', validUntil: inDays(61) },
    { ...registration, validUntil: inDays(-1) },
    { ...registration, kind: 'CSR-1', validUntil: null },
  ];
  const later = { ...before, registrations: [{ ...registration, validUntil: inDays(400) }] };
  assert.equal((await editor.call('POST', PUBLISH, later)).status, 200);
  assert.doesNotMatch(await reminderText(), /ends|ended on (?!31 March)/);
  await editor.call('PUT', PATH, { ...before, registrations });
  assert.doesNotMatch(await reminderText(), /FCRA/, 'visitors do not see a draft');
  const published = await editor.call('POST', PUBLISH, { ...before, registrations });
  assert.equal(published.status, 200, published.text);
  const text = await reminderText();
  assert.match(text, /^FCRA ends on \d+ \w+ \d{4}, in 30 days\. When it is renewed/m);
  assert.match(text, /^80G ended on/m);
  assert.doesNotMatch(text, /12A|CSR-1/);
  assert.match(
    await checkText('transparency', { registrations }),
    /^warning: FCRA ends on .*, in 30 days\. From then on the sponsor’s page does not name it/m,
  );
  assert.match(
    await checkText('transparency', { registrations }),
    /^warning: 80G ended on .*\. Since then the sponsor’s page does not name it/m,
  );
  assert.equal((await coordinator.call('GET', '/website/reminders')).status, 403);
});

test('[R41] an editor is reminded of a year without accounts nine months after its end', async (t) => {
  const missing = `The audited accounts of ${DUE_YEAR - 1}–${String(DUE_YEAR).slice(-2)} are missing`;
  const document = await findAccounts();
  await publishAgainAfterTest(t, document, ['year']);
  const published = await editor.call('POST', `${document}/actions/publish`, { year: DUE_YEAR });
  assert.equal(published.status, 200, published.text);
  assert.ok(!(await reminderText()).includes(missing));
  await editor.call('POST', `${document}/actions/unpublish`, {});
  assert.ok((await reminderText()).includes(missing));
});

test('[R41] the deadlines of registrations and accounts are correct to the day', () => {
  const end = (validUntil: unknown) => registrationEndInWords('FCRA', validUntil, '2026-11-24');
  assert.equal(end('2027-01-23'), 'FCRA ends on 23 Jan 2027, in 60 days.');
  assert.equal(end('2027-01-24'), undefined);
  assert.equal(end('2026-11-25'), 'FCRA ends on 25 Nov 2026, in 1 day.');
  assert.equal(end('2026-11-24'), 'FCRA ends today, on 24 Nov 2026.');
  assert.equal(end('2026-11-23'), 'FCRA ended on 23 Nov 2026.');
  for (const none of [null, undefined, '', 'soon', 20261124, {}])
    assert.equal(end(none), undefined);

  assert.deepEqual(yearsWithoutAccounts('2025-12-31', [], [2024], 2010), []);
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [2024], 2010), [2025]);
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [2026, 2025, 2023], [2025], 2010), [2023]);
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [], 2025), [], 'founded in that year');
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [], undefined), [2025]);
});
