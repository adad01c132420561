import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const NEVER = new Set(['node_modules', 'tests']);

/**
 * The fingerprint of all files of a folder, by path and content, as SHA-256 in hex.
 * `leftOut` are paths from that folder. Tests, installed packages and hidden files never count.
 */
export async function sourceHash(folder: string, leftOut: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder, '', new Set(leftOut))) {
    hash.update(`\n${file}\n`);
    for await (const part of createReadStream(path.join(folder, file))) hash.update(part);
  }
  return hash.digest('hex');
}

async function filesBelow(
  folder: string,
  below: string,
  leftOut: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const name = path.posix.join(below, entry.name);
    if (leftOut.has(name) || NEVER.has(entry.name) || /^\.|\.test\.tsx?$/.test(entry.name))
      continue;
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, name, leftOut)));
    else if (entry.isFile()) found.push(name);
  }
  return found.sort();
}
