export const MAX_QUERY_LETTERS = 100;
