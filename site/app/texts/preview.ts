/** The bar on pages that show drafts. */
export const draftTexts = {
  label: 'Preview',
  open: {
    heading: 'You are seeing a draft.',
    text: 'This is the website as it would be if everything that is saved were published. Visitors do not see it.',
  },
  over: {
    heading: 'The preview has ended.',
    text: 'From here on you see what visitors see. To preview again, press “Open preview” in the CMS.',
  },
  leave: 'Leave the preview',
  reload: 'Show the public page',
} as const;

export const refusalTexts = {
  heading: 'This preview link cannot be used',
  intro: 'A preview link works once, for one minute, and only on the website that it was made for.',
  next: 'Go back to the CMS and press “Open preview” again: each press makes a new link.',
  button: 'See the public website',
} as const;
