declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

declare module 'virtual:document-sizes' {
  /** Bytes by path, such as `/docs/80G-Certificate.pdf`. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
