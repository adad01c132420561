/** The words of the page that stands in for a link that is not taken. */
export const refusalTexts = {
  title: 'This preview link cannot be used',
  heading: 'This preview link cannot be used',
  intro: 'A preview link works once, for one minute, and only on the website that it was made for.',
  next: 'Go back to the content system and press “Open preview” again: each press makes a new link.',
  button: 'See the public website',
} as const;
