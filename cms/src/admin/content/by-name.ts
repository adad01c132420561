const NAMES = new Intl.Collator('en', { numeric: true });

interface Named {
  readonly name: string;
}

export interface Picture extends Named {
  readonly id: number;
}

/** Orders by name: `hall 2` before `hall 10`. */
export function compareNames(one: Named, other: Named): number {
  return NAMES.compare(one.name, other.name);
}

/**
 * The pictures of a field with those that were just uploaded in the order of their names: Strapi has
 * them in the order in which their uploads finished. All others keep their places.
 */
export function uploadsByName<Each extends Picture>(
  pictures: readonly Each[],
  isUploaded: (picture: Each) => boolean,
): Each[] {
  const uploads = pictures.filter(isUploaded).sort(compareNames);
  return pictures.map((picture) => (isUploaded(picture) ? (uploads.shift() ?? picture) : picture));
}
