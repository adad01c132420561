/** Labels and messages of controls that several pages have. */
export const controlTexts = {
  newWindow: '(opens in a new window)',
  knowMore: 'Know more',
  about: 'about',
  close: 'Close',
  play: 'Play the video',
  loadMore: 'Load More',
  loading: 'Loading …',
  loadingFailed: 'This part did not load.',
  retry: 'Try again',
  largeImage: {
    label: 'Large picture',
    previous: 'Previous picture',
    next: 'Next picture',
    position: (place: number, count: number) => `${place} of ${count}`,
    opens: (place: number, count: number) => `(open large, picture ${place} of ${count})`,
  },
} as const;
