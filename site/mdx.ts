import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

/** Reads the static texts in `app/texts`: for the build and for the unit tests alike. */
export function staticTexts() {
  return {
    enforce: 'pre' as const,
    ...mdx({
      mdExtensions: [],
      remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontmatter' }]],
    }),
  };
}
