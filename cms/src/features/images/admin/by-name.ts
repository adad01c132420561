const NAMES = new Intl.Collator('en', { numeric: true });

interface Named {
  readonly name: string;
}

export interface NamedFile extends Named {
  readonly id: number;
}

/** Orders by name: `hall 2` before `hall 10`. */
export function compareNames(one: Named, other: Named): number {
  return NAMES.compare(one.name, other.name);
}

/**
 * Puts the files that were just uploaded to a field in the order of their names. Strapi has them in the order
 * in which their uploads finished. All others keep their places.
 */
export function uploadsByName<Each extends NamedFile>(
  files: readonly Each[],
  isUploaded: (file: Each) => boolean,
): Each[] {
  const uploads = files.filter(isUploaded).sort(compareNames);
  return files.map((file) => (isUploaded(file) ? (uploads.shift() ?? file) : file));
}
