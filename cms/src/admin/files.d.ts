declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

/** A style sheet that a package brings. */
declare module '*.css';
