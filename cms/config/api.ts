export default {
  rest: {
    // The website reads further pages by itself: its first call names no page size (spec 7.1).
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
  },
  // With `populate=*` each entry would have all its translations.
  responses: { privateAttributes: ['localizations'] },
};
