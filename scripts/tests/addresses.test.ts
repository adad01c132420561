import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences } from '../addresses.ts';

test('an address that only the website or only the CMS reserves is named', () => {
  assert.deepEqual(differences('LIST', ['team'], ['team']), []);
  assert.match(differences('LIST', ['team'], ['team', 'calendar']).join(), /lacks 'calendar'/);
  assert.match(differences('LIST', ['team', 'shop'], ['team']).join(), /has 'shop'/);
});
