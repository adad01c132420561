/** The words of the bar on drafts. */
export const draftTexts = {
  label: 'Preview',
  open: {
    heading: 'You are seeing a draft.',
    text: 'This is the website as it would be if everything that is saved were published. Visitors do not see it.',
  },
  over: {
    heading: 'The preview has ended.',
    text: 'From here on you see what visitors see. To preview again, press “Open preview” in the content system.',
  },
  leave: 'Leave the preview',
  reload: 'Show the public page',
} as const;
