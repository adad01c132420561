import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages whose content does not depend on the query: a step within the page ("Load More", another
 * slide) changes the address without asking the server again.
 */
export function revalidateOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
