import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveByDrop, movesInMenu } from '../../../src/features/ordering/admin/moves.ts';

const IDS = ['a', 'b', 'c'];

test('the menu moves an entry past its neighbour, or to an end of the whole list', () => {
  const moves = movesInMenu(IDS, 'b').map(({ destination, side, neighbourId }) => [
    destination,
    side,
    neighbourId,
  ]);
  assert.deepEqual(moves, [
    ['up', 'before', 'a'],
    ['down', 'after', 'c'],
    ['to the start', 'before', undefined],
    ['to the end', 'after', undefined],
  ]);
});

for (const [place, id, disabled] of [
  ['first', 'a', ['up']],
  ['middle', 'b', []],
  ['last', 'c', ['down']],
] as const) {
  test(`the menu of the ${place} entry offers only the moves that it can make`, () => {
    const moves = movesInMenu(IDS, id);
    assert.equal(moves.length, 4);
    assert.deepEqual(
      moves.filter(({ isDisabled }) => isDisabled).map(({ destination }) => destination),
      disabled,
    );
  });
}

test('a dropped entry takes the place of the one below it, from above or from below', () => {
  const target = { documentId: 'b', name: 'Kites' };
  const destination = 'to the place of Kites';
  assert.deepEqual(moveByDrop(IDS, 'a', target), { destination, side: 'after', neighbourId: 'b' });
  assert.deepEqual(moveByDrop(IDS, 'c', target), { destination, side: 'before', neighbourId: 'b' });
});
