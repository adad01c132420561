import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The page on which the visitor last arrived. It outlives React's tree, which is made anew when an
 * error screen takes a page's place; undefined until the first page has loaded.
 */
let arrivedOn: { readonly pathname: string; readonly heading: string } | undefined;

/** The `key` of the location with which the visit began. */
let firstKey: string | undefined;

/** Whether nobody has moved on since the server sent the page: its focus is the browser's (2.3). */
export function isFirstPage(key: string): boolean {
  return firstKey === undefined || firstKey === key;
}

/**
 * After each navigation the new page's heading takes the focus, so that a screen reader says where
 * the visitor is and Tab goes on from there (2.3). The first page is left to the browser. A step
 * within a page (another slide, "Load More") that keeps the heading keeps the focus too.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    const h1 = document.querySelector<HTMLElement>('main h1');
    const heading = h1?.textContent ?? '';
    const before = arrivedOn;
    firstKey ??= key;
    arrivedOn = { pathname, heading };
    if (!before || (before.pathname === pathname && before.heading === heading)) return;
    const target = elementAt(hash) ?? h1;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // Scrolling is the router's: to the top, or back to the place of before.
    target.focus({ preventScroll: true });
  }, [key]);

  return null;
}

function elementAt(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // Not every hash is well-formed.
    return undefined;
  }
}
