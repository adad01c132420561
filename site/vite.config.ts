import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkedContent } from './app/content/check-at-build.ts';
import { documentSizes } from './document-sizes.ts';
import { staticTexts } from './mdx.ts';

export default defineConfig({
  plugins: [documentSizes(), staticTexts(), checkedContent(), reactRouter()],
  // The server's own code is bundled with the pages, so that both share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
  build: { assetsInlineLimit: 0 },
});
