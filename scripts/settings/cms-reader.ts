import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathOf } from '../repository.ts';

/** Reads the content system's settings out of an environment; gives them, whatever is wrong. */
export type CmsSettingsReader = (env: Readonly<Record<string, string>>) => unknown;

/**
 * The content system's own reader of settings, from its source. That is written for its compiler:
 * imports without an ending, in a package that does not say that its files are modules.
 */
export async function cmsSettingsReader(): Promise<CmsSettingsReader> {
  const cms = pathOf('cms');
  const home = pathToFileURL(`${cms}${path.sep}`).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const relative = /^\.\.?\//.test(specifier) && context.parentURL?.startsWith(home);
      const resolved = next(
        relative && !/\.\w+$/.test(specifier) ? `${specifier}.ts` : specifier,
        context,
      );
      const isSource = resolved.url.startsWith(`${home}config/`);
      return isSource ? { ...resolved, format: 'module-typescript' } : resolved;
    },
  });
  try {
    const loaded: unknown = await import(
      pathToFileURL(path.join(cms, 'config/settings/read.ts')).href
    );
    if (!isReader(loaded)) throw new Error('cms/config/settings/read.ts exports no readSettings');
    return (env) => loaded.readSettings(env, cms).settings;
  } finally {
    hooks.deregister();
  }
}

interface Reader {
  readSettings(env: Readonly<Record<string, string>>, appDir: string): { settings: unknown };
}

function isReader(loaded: unknown): loaded is Reader {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'readSettings' in loaded &&
    typeof loaded.readSettings === 'function'
  );
}
