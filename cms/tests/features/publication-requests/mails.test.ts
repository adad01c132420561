import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { mailPublished } from '../../../src/features/publication-requests/server/mails.ts';
import type { PublicationRequest } from '../../../src/features/publication-requests/server/requests.ts';
import { partOf } from '../../support/part-of.ts';

const REQUEST = partOf<PublicationRequest>({
  uid: 'api::page.page',
  entryId: 'a',
  entryLocale: 'en',
  byId: 1,
});

/** Tells of a publication while the database fails, and returns how often it was asked and what was logged. */
async function tellWithoutDatabase(mail: object | undefined) {
  const reads: string[] = [];
  const logged: string[] = [];
  const strapi = partOf<Core.Strapi>({
    config: { get: (name: string) => (name === 'cms' ? { mail } : '') },
    contentType: () => ({ attributes: {} }),
    db: {
      query(uid: string) {
        reads.push(uid);
        throw new Error('The database is away');
      },
    },
    log: { warn: (line: string) => logged.push(line) },
  });
  await mailPublished(strapi, REQUEST, undefined);
  return { reads, logged };
}

test('without a mail server, a publication that was asked for reads nothing for a mail', async () => {
  assert.deepEqual(await tellWithoutDatabase(undefined), { reads: [], logged: [] });
});

test('a failed read for the mail about a publication is only logged', async () => {
  const { logged } = await tellWithoutDatabase({ from: 'cms@example.org' });
  assert.match(logged.join(), /The mail about what is to be published could not be sent/);
});
