import sharp from 'sharp';

/** In pixels: more than the website shows, also on fine screens. */
export const MAX_SIDE_PX = 2560;

/** The extensions of the formats that are stored, by sharp's names. */
export const EXTENSIONS = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  gif: '.gif',
} as const;
export type Format = keyof typeof EXTENSIONS;

export function isFormat(name: string | undefined): name is Format {
  return name !== undefined && Object.hasOwn(EXTENSIONS, name);
}

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/**
 * Lets sharp read with these loaders alone, by default those of the formats above; reading others takes up to
 * gigabytes of memory.
 */
export function allowOnlyLoaders(loaders = LOADERS): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
}
