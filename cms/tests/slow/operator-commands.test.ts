import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminCommand, firstAdminByCommand } from '../support/admin.ts';
import { newInstallation } from '../support/installation.ts';
import { assertEndsAllSessions, newPassword, post } from '../support/sessions.ts';
import { sharedCms } from '../support/shared.ts';

const strapi = await sharedCms();

test('a command of the operator makes the first administrator, who can log in', async () => {
  const installation = await newInstallation();
  const admin = await firstAdminByCommand(await installation.start());
  assert.equal((await admin.call('GET', '/admin/users/me')).status, 200);
});

test('a command of the operator ends all sessions of that person', async (t) => {
  await assertEndsAllSessions(t, ({ email }) =>
    adminCommand(strapi, 'reset-user-password', `--email=${email}`, `--password=${newPassword()}`),
  );
  const { person } = await assertEndsAllSessions(t, ({ email }) =>
    adminCommand(strapi, 'block-user', `--email=${email}`, '--block=true'),
  );
  assert.equal((await post('login', person)).status, 400, 'who is blocked cannot log in');
});
