/** The widths, in pixels, in which images of the CMS are offered; nothing else is made. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Text is 92 % of a phone's screen; with 88 common phones do not take the next wider image. */
export const acrossPhone = '88vw';
