export default {
  rest: {
    // The website's first call has no page size (7.1). It reads further pages by itself.
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
  },
  // `populate=*` would add every translation of an entry to the entry.
  responses: { privateAttributes: ['localizations'] },
};
