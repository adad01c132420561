import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { staticTexts } from './mdx.ts';

export default defineConfig({
  plugins: [staticTexts(), reactRouter()],
  // The server's own code is bundled with the pages, so that both share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
  build: { assetsInlineLimit: 0 },
});
