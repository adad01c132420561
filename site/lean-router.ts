import type { Plugin } from 'vite';

/**
 * Functions of React Router that this site's settings never need in the browser, and what stands in
 * their place: they are chosen when a page runs, so the bundler alone cannot leave them out, with all
 * that only they use. Together they are 2 KB of what every visitor fetches.
 */
const unneeded: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // All routes are known from the start: `routeDiscovery` in react-router.config.ts is `initial`.
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
  },
  // entry.client.tsx gives the router no `instrumentations`.
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
};

/**
 * Leaves those functions out of what browsers get.
 *
 * @throws (the build) where React Router no longer has one of them: after an update, look here again
 */
export function leanRouter(): Plugin {
  const done = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => done.clear(),
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const part = id.split('/dist/production/lib/')[1] ?? '';
        const functions = unneeded[part];
        if (!functions) return undefined;
        done.add(part);
        return replaceExports(code, functions);
      },
    },
    buildEnd(error) {
      const missed = Object.keys(unneeded).filter((part) => !done.has(part));
      if (error === undefined && missed.length > 0) {
        this.error(`React Router has no ${missed.join(', ')} any more`);
      }
    },
  };
}

/** Exports other functions under those names; what nothing refers to any more is left out later. */
function replaceExports(code: string, functions: Readonly<Record<string, string>>): string {
  const at = code.lastIndexOf('export {');
  let list = code.slice(at);
  let instead = '';
  for (const [name, source] of Object.entries(functions)) {
    const named = new RegExp(`(?<=[{,]\\s*)${name}(?=\\s*[,}])`);
    if (at === -1 || !named.test(list)) throw new Error(`React Router has no ${name} any more`);
    list = list.replace(named, `lean_${name} as ${name}`);
    instead += `const lean_${name} = ${source};\n`;
  }
  return code.slice(0, at) + instead + list;
}
