import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Neither a step within a page ("Load More") nor a form that was sent changes what it loaded. */
export function revalidateOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
