import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import type { SeededDigests } from '../../src/sample/seeded-digests.ts';
import {
  fieldsStillAsSeeded,
  storeSeededDigests,
  valueForWebsite,
} from '../../src/sample/seeded-digests.ts';
import { partOf } from '../support/part-of.ts';
import { schemaOf } from '../support/types.ts';

const { name, socialLinks } = schemaOf('organisation').attributes;
const ORGANISATION = 'api::organisation.organisation' as const;
const [KITES, LAKES] = [{ url: 'https://kites.example' }, { url: 'https://lakes.example' }];
const [PATTAM, EERI] = [{ url: 'https://pattam.example' }, { url: 'https://eeri.example' }];
const OWN = { url: 'https://own.example' };
const english = { documentId: 'a', locale: 'en', name: 'Rainbow', socialLinks: [KITES, LAKES] };
const tamil = { documentId: 'a', locale: 'ta', name: 'வானவில்', socialLinks: [PATTAM, EERI] };

/** Returns the digests that the seed stores for published entries. */
async function digestsOf(rows: readonly object[]): Promise<SeededDigests> {
  let stored: SeededDigests = {};
  const strapi = partOf<Core.Strapi>({
    contentType: () => ({ attributes: { name, socialLinks } }),
    db: { query: (uid: string) => ({ findMany: () => (uid === ORGANISATION ? rows : []) }) },
    store: {
      get: () => null,
      set: ({ value }: { value: SeededDigests }) => {
        stored = value;
      },
    },
  });
  await storeSeededDigests(strapi);
  return stored;
}

const digests = await digestsOf([english, tamil]);

const seeded = (row: object) => fieldsStillAsSeeded(digests, ORGANISATION, { ...english, ...row });

test('a field is as seeded until its text changes', () => {
  assert.deepEqual(seeded({}), ['name', 'socialLinks']);
  assert.deepEqual(seeded({ name: 'Ours' }), ['socialLinks']);
});

test('a list is as seeded while one of its parts is left', () => {
  assert.deepEqual(seeded({ socialLinks: [OWN, { ...LAKES, id: 7 }] }), ['name', 'socialLinks']);
  assert.deepEqual(seeded({ socialLinks: [OWN] }), ['name']);
});

test('an entry that was not seeded has no field as seeded', () => {
  assert.deepEqual(seeded({ documentId: 'another' }), []);
});

test('digests that were stored before an update are still valid', () => {
  const stored = {
    'a en': { name: '4cfdcd8bbeed7dad', socialLinks: ['14acad61d1589ad4', '3c0dc7e30d8cf627'] },
  };
  assert.deepEqual(fieldsStillAsSeeded(stored, ORGANISATION, english), ['name', 'socialLinks']);
});

test('an entry that a person wrote is not seeded, nor is an empty field', async () => {
  const written = { ...english, updatedBy: { id: 1 } };
  assert.deepEqual(await digestsOf([written]), {});
  const empty = await digestsOf([{ ...english, name: '', socialLinks: [] }]);
  assert.deepEqual(
    fieldsStillAsSeeded(empty, ORGANISATION, { ...english, name: '', socialLinks: [] }),
    [],
  );
});

test('[R46] visitors read the English of a seeded text whose English was changed', () => {
  const name = (isChanged: boolean) =>
    valueForWebsite(digests, { uid: ORGANISATION, field: 'name', isChanged }, english, tamil);
  assert.equal(name(false), 'வானவில்');
  assert.equal(name(true), null);
});

test('[R46] a seeded list of facts is read in English if a part of the English list is gone or it changed', () => {
  const links = (
    englishLinks: readonly object[],
    ownLinks: readonly object[],
    isChanged: boolean,
  ) =>
    valueForWebsite(
      digests,
      { uid: ORGANISATION, field: 'socialLinks', isChanged },
      { ...english, socialLinks: englishLinks },
      { ...tamil, socialLinks: ownLinks },
    );
  assert.deepEqual(links([KITES, LAKES], [PATTAM, EERI], false), [PATTAM, EERI]);
  assert.equal(links([KITES, LAKES], [PATTAM, EERI], true), null);
  assert.equal(links([LAKES], [PATTAM, EERI], false), null);
  assert.deepEqual(
    links([LAKES], [PATTAM, EERI, OWN], true),
    [EERI, OWN],
    'a list with a part of the organisation loses only the parts whose English is gone',
  );
});
