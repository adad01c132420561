import { expect, test } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

test('malformed requests bring no error, no hang, no file from elsewhere, and leave every page as it was', async () => {
  const { statuses, findings, looks } = await fuzz(3_000, 20_260_101);
  expect(findings).toEqual([]);
  expect(looks).toBeGreaterThan(2);
  // They reached the pages as well as the refusals.
  expect(statuses[200]).toBeGreaterThan(300);
  expect(statuses[400]).toBeGreaterThan(100);
  expect(statuses[404]).toBeGreaterThan(300);
}, 120_000);
