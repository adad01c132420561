import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontmatter' }]],
      }),
    },
    reactRouter(),
  ],
  // The server's own code is bundled with the pages, so that both share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
  build: { assetsInlineLimit: 0 },
});
