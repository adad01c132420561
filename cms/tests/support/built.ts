import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads a module of the built program, by its path under `dist/src` without an extension. The type is that of the
 * source: `built<typeof import('../src/content/types.ts')>('content/types')`.
 */
export function built<Module>(name: string): Module {
  return require(`../../dist/src/${name}.js`);
}
