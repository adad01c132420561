import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminCommand } from '../support/admin.ts';
import { assertEndsAllSessions, newPassword, post } from '../support/sessions.ts';
import { shared } from '../support/shared.ts';

const strapi = await shared();

test('a command of the operator ends all sessions of that person', async (t) => {
  await assertEndsAllSessions(t, ({ email }) =>
    adminCommand(strapi, 'reset-user-password', `--email=${email}`, `--password=${newPassword()}`),
  );
  const { person } = await assertEndsAllSessions(t, ({ email }) =>
    adminCommand(strapi, 'block-user', `--email=${email}`, '--block=true'),
  );
  assert.equal((await post('login', person)).status, 400, 'who is blocked cannot log in');
});
