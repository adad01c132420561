import type { Folder } from './repository.ts';

/** A program that passes when its exit code is 0. */
export interface Check {
  readonly name: string;
  readonly folder: Folder;
  readonly command: readonly [string, ...string[]];
}

/** Format, lint, types, lock files and rules: what must be clean before a commit. */
export const checks: readonly Check[] = [
  {
    name: 'Format and lint',
    folder: 'root',
    command: ['biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'Lock files', folder: 'root', command: ['node', 'scripts/lock-files.ts'] },
  { name: 'Rules and their tests', folder: 'root', command: ['node', 'scripts/rules.ts'] },
  { name: 'Types of scripts', folder: 'root', command: ['tsc'] },
  { name: 'Types of site', folder: 'site', command: ['npm', 'run', 'types'] },
  { name: 'Types of cms', folder: 'cms', command: ['npm', 'run', 'types'] },
];
