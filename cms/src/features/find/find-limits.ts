/** How many letters can be looked for at once. */
export const MAX_LETTERS = 100;
