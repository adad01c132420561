/** For every part of a page that is loaded when it is needed (9, Loading). */
export const loadingTexts = {
  loading: 'Loading …',
  failed: 'This part did not load.',
  retry: 'Try again',
} as const;
