/** The website shows no more on its map. `npm run check` compares the number with the website's. */
export const MAX_SCHOOLS = 500;
