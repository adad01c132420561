import { build } from 'vite';

/** Returns a script that gives a page what a module exports, as properties of the global `name`. */
export async function buildScript(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing.');
  return bundle.output[0].code;
}
