import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const PROGRAM = path.join(import.meta.dirname, '../../dist/src/index.js');

/** Returns when the CMS was built last. Undefined if it is not built. */
export function builtAt(): number | undefined {
  return statSync(PROGRAM, { throwIfNoEntry: false })?.mtimeMs;
}

export function assertBuilt(): void {
  if (builtAt() !== undefined) return;
  throw new Error('The CMS is not built. Run this first: npm --prefix cms run build');
}

/**
 * Loads a module of the built program, by its path under `dist/src` without an extension. The type is that of the
 * source: `built<typeof import('../src/content/types.ts')>('content/types')`.
 */
export function built<Module>(name: string): Module {
  assertBuilt();
  return require(`../../dist/src/${name}.js`);
}
