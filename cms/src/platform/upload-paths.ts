/** The media library. Features add their own. */
const uploadPaths = ['/upload'];

/** Lets files through to these paths and to what is below them. */
export function addUploadPaths(paths: readonly string[]): void {
  uploadPaths.push(...paths);
}

/** Strapi's router finds a path in small and in capital letters. */
export function isUploadPath(path: string): boolean {
  const asked = path.toLowerCase();
  return uploadPaths.some((each) => asked === each || asked.startsWith(`${each}/`));
}
