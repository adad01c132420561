import { useLabels } from '../labels/use-labels.ts';
import { linksOf, type PageLink } from '../pages.ts';
import { useShell } from './use-shell.ts';

/** The links of a menu (2.3), without pages that the organisation does not have. */
export function useMenu(menu: 'tab' | 'menu'): readonly PageLink[] {
  const hidden = useShell()?.hidden ?? [];
  return linksOf(menu, useLabels()).filter(({ path }) => !hidden.includes(path));
}
