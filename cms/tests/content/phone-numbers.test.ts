import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isWhatsappNumber,
  phoneDigits,
  probableWhatsappNumber,
  removePhoneSigns,
} from '../../src/content/phone-numbers.ts';

test('a number with its country code is a WhatsApp number, in any grouping', () => {
  for (const typed of ['+91 98470 12345', '+91-98470-12345', '+44 20 7946 0000']) {
    assert.ok(isWhatsappNumber(typed), typed);
  }
});

test('a number with too few or too many digits is no WhatsApp number', () => {
  for (const typed of [...['+1234567', `+${'1'.repeat(16)}`, '1 +91 98470 12345', '+91 98470']]) {
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
  for (const typed of [...unclear, '+44 98470 12345 1', '98470 12345 1']) {
    assert.equal(probableWhatsappNumber(typed), undefined, typed);
  }
});

test('a number is compared without its signs and without its country code', () => {
  assert.equal(removePhoneSigns('+91 (0) 98470-12.34/5'), '9109847012345');
  for (const typed of ['9847012345', '+91 98470 12345', '098470-12345']) {
    assert.equal(phoneDigits(typed), '9847012345', typed);
  }
  assert.equal(phoneDigits('12345'), '12345');
});

test('a year, a count and a text with a number are no phone number', () => {
  for (const typed of ['', '2026', 'a9847012345', '9847012345a', 'Kites, many']) {
    assert.equal(phoneDigits(typed), '', typed);
  }
});
