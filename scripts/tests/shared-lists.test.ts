import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDifferences } from '../shared-lists.ts';

test('what only the website or only the CMS has in a list that both have is named', () => {
  assert.deepEqual(listDifferences('LIST', ['team'], ['team']), []);
  assert.match(listDifferences('LIST', ['team'], ['team', 'calendar']).join(), /lacks 'calendar'/);
  assert.match(listDifferences('LIST', ['team', 'shop'], ['team']).join(), /has 'shop'/);
});
