import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads a page's data again only for another page: neither a step within it ("Load More") nor a form that was
 * sent changes the data.
 */
export function revalidateOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
