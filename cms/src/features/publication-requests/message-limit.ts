/** The longest message of one member of the staff to another about an entry. */
export const MAX_MESSAGE_LETTERS = 500;
