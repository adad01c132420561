import { expect, test, vi } from 'vitest';
import { createLimits, memoryCounter } from './limits.server.ts';

/** As they are without settings. */
const usual = { perIp: 120, total: 1600, window: 600 };

/** How many of so many submissions are admitted. */
async function admitted(
  { admit }: ReturnType<typeof createLimits>,
  count: number,
  addressOf: (index: number) => string,
): Promise<number> {
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    if ((await admit(addressOf(index))) === undefined) sum += 1;
  }
  return sum;
}

const hex = (index: number) => index.toString(16);

test('a hall behind one address sends 120 forms, and another its own', async () => {
  const limits = createLimits(usual);
  expect(await admitted(limits, 130, () => '198.51.100.1')).toBe(120);
  expect(await admitted(limits, 130, () => '198.51.100.2')).toBe(120);
});

test('eleven addresses close no form to those who sent nothing before', async () => {
  const limits = createLimits(usual);
  expect(await admitted(limits, 1_320, (index) => `198.51.100.${index % 11}`)).toBe(1_200);
  expect(await limits.admit('198.51.100.1')).toBeGreaterThan(0);
  expect(await limits.admit('203.0.113.1')).toBeUndefined();
  expect(await limits.admit('2001:db8::1')).toBeUndefined();
  // Once: what is kept is for others.
  expect(await limits.admit('203.0.113.1')).toBeGreaterThan(0);
  expect(await limits.admit('2001:db8:0:1::1')).toBeGreaterThan(0);
});

test('the total is never exceeded, and then everybody is asked to wait', async () => {
  const limits = createLimits({ ...usual, total: 40 });
  expect(await admitted(limits, 100, (index) => `203.0.113.${index}`)).toBe(40);
  const seconds = await limits.admit('192.0.2.9');
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('the total holds for submissions at the same time too', async () => {
  const { admit } = createLimits({ ...usual, total: 40 });
  const all = Array.from({ length: 100 }, (_, index) => admit(`203.0.113.${index}`));
  const waits = await Promise.all(all);
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(40);
});

test('what is refused to one who sends much takes nothing from those who sent nothing before', async () => {
  const limits = createLimits({ ...usual, total: 40 });
  expect(await admitted(limits, 100, () => '198.51.100.1')).toBe(30);
  expect(await admitted(limits, 20, (index) => `203.0.113.${index}`)).toBe(10);
});

test('once the total is reached, a flood from ever new addresses makes no counters', async () => {
  const counters: ReturnType<typeof memoryCounter>[] = [];
  const limits = createLimits({ ...usual, total: 4 }, (...settings) => {
    const counter = memoryCounter(...settings);
    counters.push(counter);
    return counter;
  });
  await admitted(limits, 4, (index) => `203.0.113.${index}`);
  const consumed = counters.map((counter) => vi.spyOn(counter, 'consume'));
  expect(await admitted(limits, 20, (index) => `2001:db8:${hex(index)}::1`)).toBe(0);
  for (const consume of consumed) expect(consume).not.toHaveBeenCalled();
});

test('instances that count in one Redis have a name for each limit', () => {
  const names = new Set<string>();
  createLimits(usual, (name, points, seconds) => {
    names.add(name);
    return memoryCounter(name, points, seconds);
  });
  expect([...names].sort()).toEqual(['form-48', 'form-56', 'form-all', 'form-household']);
});

test.each([
  ['/64', 120, (index: number) => `2001:db8:1:2::${hex(index)}`],
  ['/56', 240, (index: number) => `2001:db8:1:${hex(index % 256)}::1`],
  ['/48', 480, (index: number) => `2001:db8:1:${hex(index)}::1`],
])('a customer with a %s sends %i forms at most', async (_size, most, addressOf) => {
  const limits = createLimits(usual);
  expect(await admitted(limits, 2_000, addressOf)).toBe(most);
  expect(await limits.admit('2001:db8:2::1')).toBeUndefined();
});

test('what one limit refuses counts for no other', async () => {
  const limits = createLimits({ ...usual, perIp: 2 });
  // Of a /56 four are admitted, so the fifth must not count for its /48.
  expect(await admitted(limits, 20, (index) => `2001:db8:1:${hex(index)}::1`)).toBe(4);
  expect(await admitted(limits, 20, (index) => `2001:db8:1:1${hex(index + 16)}::1`)).toBe(4);
});

test('what is given back can be sent again, also as the first', async () => {
  const limits = createLimits({ ...usual, perIp: 1, total: 4 });
  expect(await admitted(limits, 3, (index) => `198.51.100.${index}`)).toBe(3);
  expect(await limits.admit('203.0.113.1')).toBeUndefined();
  await limits.giveBack('203.0.113.1');
  expect(await limits.admit('203.0.113.1')).toBeUndefined();
});
