/** The words at the top of the home page that the specification leaves open (2.4.1, 2.4.2). */
export const homeTopTexts = {
  hero: {
    sentence:
      'Volunteers, schools and families in southern India, learning side by side: maths that makes sense, English that is fun, and a friend to talk to.',
  },
  activities: {
    heading: 'Happening now',
    badge: 'Just in',
  },
} as const;
