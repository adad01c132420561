declare module '*.png' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** Vite, with which Strapi builds the admin, answers with the address of each file by its path. */
  glob(pattern: string, options: { eager: true; import: 'default' }): Record<string, string>;
}

/** A style sheet that a package brings. */
declare module '*.css';
