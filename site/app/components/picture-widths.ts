/** The widths, in pixels, in which pictures of the backend are offered; nothing else is made. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
