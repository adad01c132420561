import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkedContent } from './app/content/check-at-build.ts';
import { documentSizes } from './document-sizes.ts';
import { staticTexts } from './mdx.ts';

/**
 * Few files, since each costs a cheap phone a round trip and compresses worse by itself: React and
 * the router; the small pieces of which several pages are made; and each page's own. Forms, the large
 * picture and the map stay with the pages that have them.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
    {
      name: 'shared',
      test: /preload-helper|\/app\/(?:components\/(?!field\/|lightbox\/)|content\/(?!forms)|head\/|routes\/(?:still|same-page)|[\w-]+\.tsx?$)/,
      minShareCount: 2,
    },
  ],
};

export default defineConfig({
  plugins: [documentSizes(), staticTexts(), checkedContent(), reactRouter()],
  // The server's own code is bundled with the pages, so that both share one copy of every module.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  build: { assetsInlineLimit: 0 },
});
