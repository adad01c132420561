/**
 * What an `.mdx` file exports beside its text. That it is so is checked by `pages.test.ts`, for
 * every file that is a page; the parts in `about-us/` other than the introduction have none.
 */
declare module '*.mdx' {
  export const frontmatter: import('./front-matter.ts').FrontMatter;
}
