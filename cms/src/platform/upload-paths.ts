/** The path of the media library. Features add their paths. */
const uploadPaths = ['/upload'];

/** Lets files through to these paths, and to all paths below them. */
export function addUploadPaths(paths: readonly string[]): void {
  uploadPaths.push(...paths);
}

/** Strapi's router ignores capital letters. */
export function isUploadPath(path: string): boolean {
  const asked = path.toLowerCase();
  return uploadPaths.some((each) => asked === each || asked.startsWith(`${each}/`));
}
