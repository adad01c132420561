import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a module of the built program, by its path under `dist/src` without an extension. */
export function built<Module>(name: string): Module {
  return require(`../../dist/src/${name}.js`);
}
