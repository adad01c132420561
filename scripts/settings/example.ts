import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository.ts';

/** One setting as .env.example shows it. */
export interface ShownSetting {
  readonly section: string;
  readonly name: string;
  /** Whether a comment stands above it, or above the group in which it stands. */
  readonly explained: boolean;
}

export function readExample(): string {
  return readFileSync(path.join(ROOT, '.env.example'), 'utf8');
}

/** Reads .env.example: `## ` begins a section, `# ` a comment, `NAME=` or `#NAME=` is a setting. */
export function parseExample(text: string): readonly ShownSetting[] {
  const found: ShownSetting[] = [];
  let section = '';
  let explained = false;
  for (const line of text.split('\n')) {
    const name = /^#?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('# ')) explained = true;
    else if (line.trim() === '') explained = false;
    else if (name) found.push({ section, name, explained });
  }
  return found;
}
