/** The widths, in pixels, in which images of the CMS are offered; nothing else is made. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The sides, in pixels, of the icons that are made of the organisation's logo. */
export const iconSizes = [32, 180, 192, 512] as const;

/** `shared`: as it is shown where its page is shared. */
type ImageSize = (typeof imageWidths)[number] | `icon-${(typeof iconSizes)[number]}` | 'shared';

export function imagePath({ imageToken }: { readonly imageToken: string }, size: ImageSize) {
  return `/images/${size}/${imageToken}`;
}

/** Text is 92 % of a phone's screen; with 88 common phones do not take the next wider image. */
export const acrossPhone = '88vw';

/** The `sizes` of an image that is as wide as the content of a page. */
export const acrossContent = `(min-width: 77.5rem) 72.5rem, (min-width: 45rem) 92vw, ${acrossPhone}`;
