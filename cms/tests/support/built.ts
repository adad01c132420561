import { globSync, statSync } from 'node:fs';
import path from 'node:path';

const CMS = path.join(import.meta.dirname, '../..');
const PROGRAM = 'dist/src/index.js';
/** `npm test` writes it when it has compared all sources with those of the build, by their content. */
const STAMP = 'dist/.built-from';

/** What the tests of the CMS run of the build. They do not open the admin. */
const SOURCES = '{config,src}/**/*.{ts,json}';
const ADMIN = ['src/admin/**', 'src/features/*/admin/**'];

/** Returns when the CMS was built last. Undefined if it is not built. */
export function builtAt(): number | undefined {
  return changedAt(path.join(CMS, PROGRAM));
}

let isUpToDate = false;

/** Looks at the sources once for all test files. */
export function assertBuilt(): void {
  if (isUpToDate) return;
  const problem = buildProblem(CMS);
  if (problem) throw new Error(`${problem} Run this first: npm --prefix cms run build`);
  isUpToDate = true;
}

/** Returns why the tests would not run the present sources. Empty if they would. */
export function buildProblem(cms: string): string {
  const programAt = changedAt(path.join(cms, PROGRAM));
  if (programAt === undefined) return 'The CMS is not built.';
  const comparedAt = Math.max(programAt, changedAt(path.join(cms, STAMP)) ?? 0);
  const newer = globSync(SOURCES, { cwd: cms, exclude: ADMIN }).find(
    (file) => (changedAt(path.join(cms, file)) ?? 0) > comparedAt,
  );
  return newer ? `cms/${newer} is newer than the build.` : '';
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
