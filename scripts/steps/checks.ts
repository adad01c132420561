import { hasScript, npmRun, rootTool } from '../npm.ts';
import type { Program } from '../processes.ts';
import { FOLDERS, type Folder, isPresent } from '../repository.ts';

/** One check: it passes when its program ends with exit code 0. */
export interface Check {
  name: string;
  program: Program;
}

/** The folders beside the root whose types are checked. */
export function typedFolders(): Folder[] {
  return FOLDERS.filter(
    (folder) => folder !== 'root' && isPresent(folder) && hasScript(folder, 'types'),
  );
}

/** Format, lint, lock files and types of everything: what must be clean before a commit. */
export function allChecks(): Check[] {
  return [
    {
      name: 'Format and lint',
      program: rootTool('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', '.']),
    },
    {
      name: 'Lock files',
      program: rootTool('node', ['scripts/bootstrap.mjs', 'lock', '--check']),
    },
    {
      name: 'Rules and their tests',
      program: rootTool('node', ['scripts/bootstrap.mjs', 'rules', '--check']),
    },
    {
      name: 'Settings and .env.example',
      program: rootTool('node', ['scripts/settings/check.ts']),
    },
    { name: 'Types of scripts', program: rootTool('tsc', ['--project', 'tsconfig.json']) },
    ...typedFolders().map((folder) => ({
      name: `Types of ${folder}`,
      program: npmRun(folder, 'types'),
    })),
  ];
}
