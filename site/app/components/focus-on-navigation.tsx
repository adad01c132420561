import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that is shown. It outlives React's tree, which an error screen makes anew. */
let shown: { readonly pathname: string; readonly heading: string } | undefined;

/**
 * After each navigation the new page's heading takes the focus, so that a screen reader says where
 * the visitor is and Tab goes on from there (2.3). A step within a page (another slide, "Load More")
 * that keeps the heading keeps the focus too.
 */
export function FocusOnNavigation() {
  const { pathname, hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    const h1 = document.querySelector<HTMLElement>('main h1');
    const heading = h1?.textContent ?? '';
    const before = shown;
    shown = { pathname, heading };
    if (!before || (before.pathname === pathname && before.heading === heading)) return;
    const target = document.getElementById(hash.slice(1)) ?? h1;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // Scrolling is the router's: to the top, or back to where the visitor was.
    target.focus({ preventScroll: true });
  }, [key]);

  return null;
}
