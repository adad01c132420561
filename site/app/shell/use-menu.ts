import { useLabels } from '../labels/use-labels.ts';
import { linksOf, type PageLink } from '../pages.ts';
import { useShell } from './use-shell.ts';

/** The links that the side menu has at their place (2.3). */
const SPECIFIED: readonly string[] = [
  '/',
  '/about-us',
  '/projects',
  '/our-story',
  '/team',
  '/opportunities',
  '/gallery',
  '/contact-us',
];

const noLinks: readonly PageLink[] = [];

/** The links of the tab "More": none where editors put nothing there. */
export function useMoreLinks(): readonly PageLink[] {
  return useShell()?.more ?? noLinks;
}

/** The links of a menu (2.3), without pages that the organisation does not have. */
export function useMenu(menu: 'tab' | 'menu'): readonly PageLink[] {
  const hidden = useShell()?.hidden ?? [];
  const more = useMoreLinks();
  const links = linksOf(menu, useLabels()).filter(({ path }) => !hidden.includes(path));
  return menu === 'menu' ? withMore(links, more) : links;
}

/** The side menu with the links of "More" in front of its last one, each page once. */
export function withMore(
  links: readonly PageLink[],
  more: readonly PageLink[],
): readonly PageLink[] {
  const added = more.filter(({ path }) => !SPECIFIED.includes(path));
  const others = links.filter(({ path }) => !added.some((link) => link.path === path));
  return [...others.slice(0, -1), ...added, ...others.slice(-1)];
}
