export const MAX_MESSAGE_LETTERS = 500;
