export default {
  rest: {
    // The site's first call of a list is the one of section 7.1; it reads further pages itself.
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
  },
  // `populate=*` would add every translation of an entry to the entry.
  responses: { privateAttributes: ['localizations'] },
};
