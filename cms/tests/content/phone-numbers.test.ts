import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWhatsappNumber, probableWhatsappNumber } from '../../src/content/phone-numbers.ts';

test('a number with its country code is a WhatsApp number, in any grouping', () => {
  for (const typed of ['+91 98470 12345', '+91-98470-12345', '+44 20 7946 0000']) {
    assert.ok(isWhatsappNumber(typed), typed);
  }
});

test('a number with too few or too many digits is no WhatsApp number', () => {
  for (const typed of ['+1234567', `+${'1'.repeat(16)}`]) {
    assert.ok(!isWhatsappNumber(typed), typed);
  }
});

test('an Indian number in any usual spelling is corrected to the one with its country code', () => {
  for (const typed of [
    ...['09847012345', '9847012345', '98470 12345', '91 98470 12345', '0091 98470 12345'],
    ...['+91 098470 12345', '+91 (0) 98470 12345', '98470.12345', '＋９１ ９８４７０ １２３４５'],
  ]) {
    assert.ok(!isWhatsappNumber(typed), typed);
    assert.equal(probableWhatsappNumber(typed), '+91 98470 12345', typed);
  }
});

test('a number of which the meaning is unclear is not corrected', () => {
  const unclear = ['', '00000 00000', '98470', '+91 98470 1234', '+91 01234 56789', 'nine'];
  for (const typed of [...unclear, '+44 98470 12345 1']) {
    assert.equal(probableWhatsappNumber(typed), undefined, typed);
  }
});
