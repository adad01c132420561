/** Returns a part of a large object, such as Strapi, as the whole: for code that reads nothing else of it. */
export function partOf<Whole>(part: unknown): Whole {
  return part as Whole;
}
