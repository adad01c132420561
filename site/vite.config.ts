import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** A page fetches seven or eight scripts; without groups it would fetch some thirty small ones. */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
    {
      name: 'shared',
      minShareCount: 2,
      test: /^(?!.*features\/(forms|opportunities))/,
      tags: ['$initial' as const],
    },
    // The pages without a form need not fetch it.
    { name: 'forms', minShareCount: 2, tags: ['$initial' as const] },
  ],
};

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The server's own code is bundled with the pages, so that both share one copy of every module.
    ssr: { build: { rollupOptions: { input: './server/index.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  build: { assetsInlineLimit: 0 },
});
