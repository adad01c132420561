import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isWhatsappNumber,
  probableWhatsappNumber,
} from '../../src/platform/text/whatsapp-number.ts';

test('a WhatsApp number in any usual spelling is converted to the one that the website needs', () => {
  for (const typed of ['+91 98470 12345', '+91-98470-12345', '+44 20 7946 0000']) {
    assert.ok(isWhatsappNumber(typed), typed);
  }
  for (const typed of ['+1234567', `+${'1'.repeat(16)}`])
    assert.ok(!isWhatsappNumber(typed), typed);
  for (const typed of [
    ...['09847012345', '9847012345', '98470 12345', '91 98470 12345', '0091 98470 12345'],
    ...['+91 098470 12345', '+91 (0) 98470 12345', '98470.12345', '＋９１ ９８４７０ １２３４５'],
  ]) {
    assert.ok(!isWhatsappNumber(typed), typed);
    assert.equal(probableWhatsappNumber(typed), '+91 98470 12345', typed);
  }
  for (const typed of [
    '',
    '00000 00000',
    '98470',
    '+91 98470 1234',
    '+91 01234 56789',
    'nine',
    '+44 98470 12345 1',
  ]) {
    assert.equal(probableWhatsappNumber(typed), undefined, typed);
  }
});
