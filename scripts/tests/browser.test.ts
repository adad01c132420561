import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrowser, type Machine } from '../browser.ts';

/** A machine that has those programs; `installs` appear once a command with that word has run. */
function machine(options: {
  programs?: string[];
  env?: NodeJS.ProcessEnv;
  isRoot?: boolean;
  installs?: Record<string, string>;
  playwright?: string;
}): Machine & { commands: string[] } {
  const programs = new Set(options.programs);
  const commands: string[] = [];
  return {
    commands,
    env: { PATH: '/bin:/usr/bin', ...options.env },
    isRoot: options.isRoot ?? false,
    isProgram: async (file) => programs.has(file),
    hasFile: async () => true,
    playwrightBrowser: async () => options.playwright ?? null,
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      for (const [word, file] of Object.entries(options.installs ?? {})) {
        if (line.includes(word)) programs.add(file);
      }
      return { ok: true, output: `said ${command}` };
    },
  };
}

test('CHROMIUM_PATH comes first', async () => {
  const own = machine({
    programs: ['/own/chromium', '/usr/bin/chromium'],
    env: { CHROMIUM_PATH: '/own/chromium' },
  });
  assert.equal(await findBrowser(own), '/own/chromium');
});

test('a CHROMIUM_PATH without a program is a clear message, not another browser', async () => {
  const own = machine({
    programs: ['/usr/bin/chromium'],
    env: { CHROMIUM_PATH: '/gone' },
  });
  await assert.rejects(findBrowser(own), /CHROMIUM_PATH is \/gone, but no program is there/);
});

test('then the PATH, then the one that Playwright has', async () => {
  const programs = ['/usr/bin/google-chrome', '/cache/chrome'];
  assert.equal(
    await findBrowser(machine({ programs, playwright: '/cache/chrome' })),
    '/usr/bin/google-chrome',
  );
  const downloaded = machine({ programs: ['/cache/chrome'], playwright: '/cache/chrome' });
  assert.equal(await findBrowser(downloaded), '/cache/chrome');
  assert.deepEqual(downloaded.commands, []);
});

test("as root on Debian, Debian's package is installed before anything is downloaded", async () => {
  const root = machine({ isRoot: true, installs: { 'apt-get install': '/usr/bin/chromium' } });
  assert.equal(await findBrowser(root), '/usr/bin/chromium');
  assert.equal(root.commands.length, 2);
});

test("else Playwright's download", async () => {
  const user = machine({
    installs: { 'playwright install': '/c/chrome' },
    playwright: '/c/chrome',
  });
  assert.equal(await findBrowser(user), '/c/chrome');
  assert.deepEqual(user.commands, ['npx --no-install playwright install chromium']);
});

test('without any, the message names the setting and what was tried', async () => {
  await assert.rejects(findBrowser(machine({ isRoot: true })), (thrown: Error) => {
    assert.match(thrown.message, /CHROMIUM_PATH=/);
    assert.match(thrown.message, /apt-get install chromium/);
    assert.match(thrown.message, /npx playwright install chromium/);
    return true;
  });
});
