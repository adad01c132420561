import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkedContent } from './app/content/check-at-build.ts';
import { classNames } from './class-names.ts';
import { documentSizes } from './document-sizes.ts';
import { leanRouter } from './lean-router.ts';
import { staticTexts } from './mdx.ts';
import { partStyles } from './part-styles.ts';

/** What the server writes and the browser's program takes over late, see `components/part/later.tsx`. */
const laterParts = [
  'app/components/error-screen/error-screen.tsx',
  'app/components/site-footer/site-footer.tsx',
  'app/features/home/rest-of-home.tsx',
  'app/features/schools-map/explorer.tsx',
];

/**
 * Few files, since each costs a cheap phone a round trip and compresses worse by itself: React and
 * the router; the shell that every page has; the small pieces of which inner pages are made; and each
 * page's own. Forms, the large picture and the map stay with the pages that have them.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
    {
      name: 'shell',
      test: /preload-helper|\/app\/(?:components\/(?:activity-card|arrival|backend-picture|button|icon\/(?!contact)|kolam|part|picture-widths|round-button|site-header|site-picture)|content\/loading|head\/|routes\/(?:still|same-page)|[\w-]+\.tsx?$)/,
      minShareCount: 2,
    },
    {
      name: 'forms',
      test: /\/app\/(?:features\/forms|components\/field|content\/forms)/,
      minShareCount: 2,
    },
    {
      name: 'pieces',
      test: /\/app\/(?:components\/(?!field\/|lightbox\/|site-footer\/)|content\/(?:home|sections|pages)\.ts)/,
      minShareCount: 2,
    },
  ],
};

export default defineConfig({
  plugins: [
    documentSizes(),
    staticTexts(),
    checkedContent(),
    partStyles(laterParts),
    leanRouter(),
    reactRouter(),
  ],
  // The server's own code is bundled with the pages, so that both share one copy of every module.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  build: { assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  define: {
    'import.meta.env.SHOWS_PIECES': JSON.stringify(process.env.STYLEGUIDE !== undefined),
  },
});
