/** The widths, in pixels, in which images of the CMS are offered; nothing else is made. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The sides, in pixels, of the icons that are made of the organisation's logo. */
export const iconSizes = [32, 180, 192, 512] as const;

export const iconPath = (logo: { readonly imageToken: string }, size: (typeof iconSizes)[number]) =>
  `/images/icon-${size}/${logo.imageToken}`;

/** The image as it is shown where its page is shared. */
export const sharedPath = ({ imageToken }: { readonly imageToken: string }) =>
  `/images/shared/${imageToken}`;

/** Text is 92 % of a phone's screen; with 88 common phones do not take the next wider image. */
export const acrossPhone = '88vw';

/** The image in one width, for where a browser cannot choose. */
export const widePath = ({ imageToken }: { readonly imageToken: string }) =>
  `/images/1280/${imageToken}`;
