// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { afterTest } from '../../support/cleanup.ts';
import { publishAgainAfterTest } from '../../support/entries.ts';
import { sharedCms } from '../../support/shared.ts';
import {
  findAccounts,
  inDays,
  NEWEST_DUE_YEAR,
  PUBLISH_TRANSPARENCY,
  readFormLists,
  registration,
  reminderText,
  TRANSPARENCY,
} from '../../support/transparency-page.ts';

const { editor } = await sharedCms();

const ENDING = [
  { ...registration, kind: 'FCRA', validUntil: inDays(30) },
  { ...registration, kind: '12A', validUntil: inDays(61) },
  { ...registration, validUntil: inDays(-1) },
  { ...registration, kind: 'CSR-1', validUntil: null },
];

/** Publishes the page Transparency with other registrations, until the end of the test. */
async function publishRegistrations(t: TestContext, registrations: readonly object[]) {
  const before = await readFormLists();
  afterTest(t, () => editor.callAsForm('POST', PUBLISH_TRANSPARENCY, before));
  const published = await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, {
    ...before,
    registrations,
  });
  assert.equal(published.status, 200, published.text);
}

test('[R41] an editor is reminded of a registration that ends within sixty days or has ended', async (t) => {
  await publishRegistrations(t, ENDING);
  const text = await reminderText();
  assert.match(text, /^FCRA ends on \d+ \w+ \d{4}, in 30 days\. When it is renewed/m);
  assert.match(text, /^80G ended on/m);
  assert.doesNotMatch(text, /12A|CSR-1/);
});

test('[R41] an editor is not reminded of a registration that is valid for longer, nor of one in a draft', async (t) => {
  await publishRegistrations(t, [{ ...registration, validUntil: inDays(400) }]);
  await editor.callAsForm('PUT', TRANSPARENCY, {
    ...(await readFormLists()),
    registrations: ENDING,
  });
  assert.doesNotMatch(await reminderText(), /FCRA|ends|ended on (?!31 March)/);
});

test('[R41] an editor is reminded of a year without accounts nine months after its end', async (t) => {
  const missing = `The audited accounts of ${NEWEST_DUE_YEAR - 1}–${String(NEWEST_DUE_YEAR).slice(-2)} are missing`;
  const document = await findAccounts();
  await publishAgainAfterTest(t, document, ['year']);
  const published = await editor.callAsForm('POST', `${document}/actions/publish`, {
    year: NEWEST_DUE_YEAR,
  });
  assert.equal(published.status, 200, published.text);
  assert.ok(!(await reminderText()).includes(missing));
  await editor.callAsForm('POST', `${document}/actions/unpublish`, {});
  assert.ok((await reminderText()).includes(missing));
});
