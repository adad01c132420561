import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that is shown. The variable stands outside React, since an error screen mounts the tree again. */
let lastPage: { readonly pathname: string; readonly h1: Element | null } | undefined;

/**
 * After a navigation to another page its heading takes the focus, so that a screen reader reads it. A heading
 * that says something else is another element (its `key`): the browser may translate its text at any time.
 */
export function FocusOnNavigation() {
  const { pathname, hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    const h1 = document.querySelector<HTMLElement>('main h1');
    const before = lastPage;
    lastPage = { pathname, h1 };
    if (!before || (before.pathname === pathname && before.h1 === h1)) return;
    const target = document.getElementById(hash.slice(1)) ?? h1;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // The router scrolls the page itself.
    target.focus({ preventScroll: true });
  }, [key]);

  return null;
}
