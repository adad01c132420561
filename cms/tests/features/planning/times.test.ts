import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatWallTime, parseWallTime } from '../../../src/features/planning/server/times.ts';

const ZONE = 'Asia/Kolkata';

test('a planned time is read in the organisation’s time zone, also when its clocks change', () => {
  const iso = (time: string, zone: string) => parseWallTime(time, zone)?.toISOString();
  assert.equal(iso('2026-11-23T09:00', ZONE), '2026-11-23T03:30:00.000Z');
  assert.equal(iso('2027-03-28T02:30', 'Europe/Berlin'), '2027-03-28T01:30:00.000Z');
  assert.equal(iso('2026-10-25T02:30', 'Europe/Berlin'), '2026-10-25T01:30:00.000Z');
  for (const wrong of [
    '',
    '2026-02-30T09:00',
    '2026-11-23T25:00',
    'tomorrow',
    '2026-11-23',
    'on 2026-11-23T09:00',
    '2026-11-23T09:00:30',
  ]) {
    assert.equal(parseWallTime(wrong, ZONE), undefined, wrong);
  }
  assert.equal(formatWallTime(new Date('2026-11-23T18:45:00Z'), ZONE), '2026-11-24T00:15');
});
