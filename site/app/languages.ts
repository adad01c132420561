/** Every language that the site can speak. English is the specification's, at its addresses (R38). */
export const languages = ['en', 'ml', 'ta', 'kn', 'hi'] as const;
export type Language = (typeof languages)[number];
