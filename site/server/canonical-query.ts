import type { SpelledQuery } from '../app/cms/story-list.ts';
import type { ParameterValues } from '../app/pages.ts';

export interface CanonicalQuery {
  /** With its question mark, or empty. */
  readonly query: string;
  /** False where visitors can invent values without end. */
  readonly isBounded: boolean;
  /** False where the browser would read the query that was asked for in another way than the server. */
  readonly isAsAsked: boolean;
}

/**
 * The part of a query that a page reads, in one order. Parameters that it does not read, as `utm_source`, are
 * left out, so that all visitors share one cached page (R35).
 *
 * `fromContent` is the right spelling of the parameters whose values the CMS decides on.
 */
export function canonicalQuery(
  parameters: Readonly<Record<string, ParameterValues>>,
  asked: URLSearchParams,
  fromContent?: SpelledQuery,
): CanonicalQuery {
  const canonical = new URLSearchParams(fromContent?.query);
  let isBounded = fromContent?.isKnown ?? true;
  let isAsAsked = true;
  for (const [name, values] of Object.entries(parameters)) {
    const given = asked.getAll(name);
    const [value] = given;
    if (values === 'content') {
      if (String(given) !== String(canonical.getAll(name))) isAsAsked = false;
    } else if (value !== undefined) {
      const isPattern = values instanceof RegExp;
      const isValid = isPattern ? values.test(value) : values.includes(value);
      if (isValid) canonical.set(name, value);
      if (isValid && isPattern) isBounded = false;
      if (!isValid || given.length > 1) isAsAsked = false;
    }
  }
  return { query: canonical.size > 0 ? `?${canonical}` : '', isBounded, isAsAsked };
}
