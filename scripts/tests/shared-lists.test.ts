import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences } from '../shared-lists.ts';

test('what only the website or only the CMS has in a list that both have is named', () => {
  assert.deepEqual(differences('LIST', ['team'], ['team']), []);
  assert.match(differences('LIST', ['team'], ['team', 'calendar']).join(), /lacks 'calendar'/);
  assert.match(differences('LIST', ['team', 'shop'], ['team']).join(), /has 'shop'/);
});
