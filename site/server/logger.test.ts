import { expect, test } from 'vitest';
import { loggable } from './logger.ts';

test('a detail of the log is bounded, and has no character that a terminal would obey', () => {
  const reason = 'Error: \u001b[2J\u009b1m\u202eten\u2028\r\n    at page';
  expect(loggable({ reason })).toEqual({ reason: 'Error:  [2J 1m ten  \n    at page' });
  expect(loggable({ reason: 'x'.repeat(100_000), ms: 3, aborted: undefined })).toEqual({
    reason: 'x'.repeat(2_000),
    ms: 3,
    aborted: undefined,
  });
});
