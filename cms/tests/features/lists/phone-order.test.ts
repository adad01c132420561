import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderForPhone } from '../../../src/features/lists/admin/phone-order.ts';

const FIRST_NAME = { name: 'firstName' };
const LAST_NAME = { name: 'lastName' };
const CITY = { name: 'city' };

test('on a phone the first and last name of a person share the first column', () => {
  assert.deepEqual(orderForPhone([CITY, FIRST_NAME, LAST_NAME], FIRST_NAME), {
    nameFields: ['firstName', 'lastName'],
    others: [CITY],
  });
});

test('on a phone the last name keeps its column beside a first one that shows a choice', () => {
  const kind = { name: 'kind', cellFormatter: () => 'A choice in words' };
  assert.deepEqual(orderForPhone([CITY, kind, LAST_NAME], kind), {
    nameFields: ['kind'],
    others: [CITY, LAST_NAME],
  });
});
