const NAMES = new Intl.Collator('en', { numeric: true });

export interface Picture {
  readonly id: number;
  readonly name: string;
}

/**
 * The pictures of a field with those that were just uploaded in the order of their names: Strapi has
 * them in the order in which their uploads finished. All others keep their places.
 */
export function uploadsByName<Each extends Picture>(
  pictures: readonly Each[],
  isUploaded: (picture: Each) => boolean,
): Each[] {
  const uploads = pictures.filter(isUploaded).sort((a, b) => NAMES.compare(a.name, b.name));
  return pictures.map((picture) => (isUploaded(picture) ? (uploads.shift() ?? picture) : picture));
}
