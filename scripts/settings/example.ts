import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository.ts';

export function readExample() {
  const found: { section: string; name: string; explained: boolean }[] = [];
  let section = '';
  let explained = false;
  for (const line of readFileSync(path.join(ROOT, '.env.example'), 'utf8').split('\n')) {
    const name = /^#?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('# ')) explained = true;
    else if (line.trim() === '') explained = false;
    else if (name) found.push({ section, name, explained });
  }
  return found;
}
