declare module '*.png' {
  const url: string;
  export default url;
}

interface ImportMeta {
  /** Returns the URL of each matching file by its path. Strapi builds the admin with Vite, which has this function. */
  glob(pattern: string, options: { eager: true; import: 'default' }): Record<string, string>;
}

declare module '*.css';
