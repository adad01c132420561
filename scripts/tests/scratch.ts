import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

/** A new folder that is removed when the test file has run. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-test-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
