/** The widths, in pixels, in which images of the CMS are offered; nothing else is made. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/**
 * The `sizes` of an image as wide as a phone's text. That is 92 % of the screen; with 88 common phones
 * take the image of 640 or 960 pixels and not the next one, half as heavy again.
 */
export const acrossPhone = '88vw';
