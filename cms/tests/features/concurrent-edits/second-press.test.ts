// @postgres-slow
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from '../../support/admin.ts';
import { endOfSuite } from '../../support/cleanup.ts';
import { colleagueForTest } from '../../support/entries.ts';
import type { Answer } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import {
  assertRefused,
  openThenChanged,
  publishActivity,
  REMOVING_BUTTONS,
  readField,
  refusalMessage,
  SAVING_BUTTONS,
} from './activities.ts';

const { admin, editor } = await sharedCms();

test('a double press is refused twice: a person cannot have read the reason so quickly', async (t) => {
  const entry = await openThenChanged(t);
  const save = () => editor.call('PUT', entry, { title: 'Mine' });
  const reason = refusalMessage(await save());
  assert.equal(refusalMessage(await save()), reason);
  assert.equal(await readField(entry, 'title'), 'Theirs');
});

describe('a second after its refusal, when the person can have read the reason,', () => {
  const suite = endOfSuite();
  const presses = new Map<string, { entry: string; press: () => Promise<Answer> }>();
  let changedAgain: string;
  let openedBeforeStart: string;
  let person: Admin;
  // Each way to remove something needs an entry of its own. The CMS lets all of them through alike, so two suffice.
  const [unpublish, , remove] = REMOVING_BUTTONS;
  const removing = [unpublish, remove].filter((button) => button !== undefined);

  const pressAgain = (button: string) => presses.get(button)?.press() ?? assert.fail(button);
  const titleAfter = (button: string) => readField(presses.get(button)?.entry ?? '', 'title');
  const save = (entry: string, by: Admin) => by.call('PUT', entry, { title: 'Mine' });

  // All tests wait for this second together, since the clock of the CMS, which is another process, cannot be moved.
  before(async () => {
    for (const [button, method, path, body] of [...SAVING_BUTTONS, ...removing]) {
      const entry = await openThenChanged(suite);
      const press = () => editor.call(method, entry + path, body);
      assertRefused(await press());
      presses.set(button, { entry, press });
    }
    changedAgain = await openThenChanged(suite);
    assertRefused(await save(changedAgain, editor));
    // The CMS does not know what a new person has read, as after its start.
    person = await colleagueForTest(suite, 'Editor');
    openedBeforeStart = await publishActivity(suite);
    assertRefused(await save(openedBeforeStart, person));
    await pause(1_100);
  });

  for (const [button] of SAVING_BUTTONS) {
    test(`${button} stores the words of the person, whose next press is no longer refused`, async () => {
      const second = await pressAgain(button);
      assert.equal(second.status, 200, second.text);
      assert.equal(await titleAfter(button), 'Mine');
      const third = await pressAgain(button);
      assert.equal(third.status, 200, 'the person’s own save does not count as a change');
    });
  }

  for (const [button] of removing) {
    test(`${button} is done`, async () => {
      const { status, text } = await pressAgain(button);
      assert.equal(status, 200, text);
    });
  }

  test('a save is refused again if the colleague has changed the entry again', async () => {
    await admin.callAsForm('PUT', changedAgain, { title: 'Theirs again' });
    assertRefused(await save(changedAgain, editor));
    assert.equal(await readField(changedAgain, 'title'), 'Theirs again');
  });

  test('a form that was opened before the CMS was started can be saved', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { status, text } = await save(openedBeforeStart, person);
      assert.equal(status, 200, text);
    }
  });
});
