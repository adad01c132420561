/** The widths, in pixels, in which images of the CMS are offered; nothing else is made. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/**
 * The `sizes` of an image as wide as a phone's text. That is 92 % of the screen; a little less is said,
 * since 640 and 960 then fill it on common phones (360 pixels twice or three times as fine, 412 at 1.75
 * or 2.6), where browsers would otherwise take the next wider one, half as heavy again.
 */
export const acrossPhone = '88vw';
