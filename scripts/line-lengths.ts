// Finds long lines in the documents, which Biome does not format. A table, a code block or a link cannot be wrapped.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const MAX_LETTERS = 120;
const LONG_LINK = new RegExp(`\\]\\(\\S{${MAX_LETTERS / 2},}\\)`);

for (const file of globSync('docs/{*,decisions/*}.md', { cwd: ROOT })) {
  const withoutCode = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(
    /^ *```[\s\S]*?```$/gm,
    '',
  );
  for (const line of withoutCode.split('\n')) {
    if (line.length <= MAX_LETTERS || line.trimStart().startsWith('|') || LONG_LINK.test(line))
      continue;
    console.error(`${file} has a line of ${line.length} letters: wrap “${line.slice(0, 60)}…”`);
    process.exitCode = 1;
  }
}
