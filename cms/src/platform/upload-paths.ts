/** The paths that take files: the media library's, and those that features add. */
const uploadPaths = ['/upload'];

export function addUploadPaths(paths: readonly string[]): void {
  uploadPaths.push(...paths);
}

/** Strapi's router ignores capital letters. */
export function isUploadPath(path: string): boolean {
  const asked = path.toLowerCase();
  return uploadPaths.some((each) => asked === each || asked.startsWith(`${each}/`));
}
