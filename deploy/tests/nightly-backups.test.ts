import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const DEPLOY = path.join(import.meta.dirname, '..');
const HOUR_MS = 3_600_000;

/** Whether the loop of the containers makes a backup at that hour, when the last one is so old. */
async function makesBackup(hour: number, lastHoursAgo?: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nightly-'));
  after(() => rmSync(folder, { recursive: true }));
  if (lastHoursAgo !== undefined) {
    const file = path.join(folder, '2026-01-01T02-00-00Z.tar.gz');
    writeFileSync(file, '');
    const time = new Date(Date.now() - lastHoursAgo * HOUR_MS);
    utimesSync(file, time, time);
  }
  const program = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  program('node', `touch '${folder}/made'`);
  program('sleep', `touch '${folder}/sleeps'; exec /bin/sleep "$@"`);
  // POSIX counts zones from the west: where it is that hour now.
  const offset = (new Date().getUTCHours() - hour + 24) % 24;
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    BACKUP_DIR: folder,
    TZ: `ZONE${offset > 12 ? offset - 24 : offset}`,
  };
  const loop = spawn(path.join(DEPLOY, 'nightly-backups'), { env, detached: true });
  const ended = once(loop, 'exit');
  while (!existsSync(path.join(folder, 'sleeps'))) await pause(10);
  process.kill(-(loop.pid ?? 0));
  await ended;
  return existsSync(path.join(folder, 'made'));
}

test('containers make a backup at night, at once where there is none, and again after a failure', async () => {
  assert.equal(await makesBackup(14), true);
  assert.equal(await makesBackup(14, 23), false);
  assert.equal(await makesBackup(2, 23), true);
  assert.equal(await makesBackup(3, 23), true);
  assert.equal(await makesBackup(3, 1), false);
  assert.equal(await makesBackup(14, 25), true);
});

test('with systemd it is at night in the default TIME_ZONE, and tried again after a failure', () => {
  const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');
  const zone = /^#TIME_ZONE=(.+)$/m.exec(read('../.env.example'))?.[1];
  assert.ok(zone);
  assert.match(
    read('systemd/mazhavil-backup.timer'),
    new RegExp(`^OnCalendar=.* 02:00:00 ${zone}$`, 'm'),
  );
  assert.match(read('systemd/mazhavil-backup.service'), /^Restart=on-failure\nRestartSec=30min$/m);
  assert.ok(read('compose.yaml').includes(`TZ: \${TIME_ZONE:-${zone}}`));
});
