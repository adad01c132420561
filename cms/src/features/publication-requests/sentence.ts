/** What one member of the staff tells another about an entry, in letters. */
export const MAX_SENTENCE_LETTERS = 500;
