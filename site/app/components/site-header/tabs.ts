import { linksOf } from '../../pages.ts';

/** The tabs of the navigation bar, in order (2.3). */
export const tabs = linksOf('tab');

/** The links of the side menu, in order (2.3). */
export const sideMenuLinks = linksOf('menu');

/**
 * What `aria-current` says of a link, from which it takes its highlight: a tab is active while the
 * current path contains its own (2.3). The bar has no tab for /gallery: there the Gallery links of
 * the side menu and the footer are highlighted, and no tab claims the page.
 */
export function currentOf(path: string, pathname: string): 'page' | undefined {
  const active = path === '/' ? pathname === '/' : pathname.includes(path);
  return active ? 'page' : undefined;
}
