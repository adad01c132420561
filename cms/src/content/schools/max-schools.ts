/** The most schools that the website shows on its map. `npm run check` compares the number with the website's. */
export const MAX_SCHOOLS = 500;
