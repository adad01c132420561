import sharp from 'sharp';

/** The website shows no image as large as this on any screen. */
export const MAX_SIDE_PX = 2560;

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

/** Lets sharp read only with these loaders, by default those of the formats above. Others can take gigabytes. */
export function allowOnlyLoaders(loaders = LOADERS): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
}
