/** The label of the video on About Us (2.11). */
export const aboutTexts = { play: 'Play the video' } as const;
