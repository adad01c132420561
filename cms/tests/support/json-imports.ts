import { registerHooks } from 'node:module';

// The sources import JSON as Strapi's build does, in CommonJS, where TypeScript refuses `with { type: 'json' }`. Node wants
// it when a test imports the sources.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return specifier.endsWith('.json')
      ? { ...resolved, importAttributes: { type: 'json' } }
      : resolved;
  },
});
