import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A step within a page ("Load More", another slide) or a form that was sent changes nothing that the
 * server would answer.
 */
export function revalidateOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
