import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { sideMenuLinks } from '../app/components/site-header/tabs.ts';

/**
 * The key of the 404 page for an address that names nothing, undefined for every other. All such
 * addresses share a few kept pages, so that whoever invents addresses costs no rendering; the
 * pages differ only in the links that are highlighted, since the address contains their path (2.3).
 * What a browser with scripts asks for in place of a page is left alone: it costs no rendering.
 * @param routes the site's routes, as they were built
 * @param isAbsentProject whether it is certain that no project has that url
 */
export function createUnknownPages(
  routes: ServerBuild['routes'],
  isAbsentProject: (url: string) => boolean,
): (key: string) => string | undefined {
  const tree = childrenOf(routes, undefined);
  const links = sideMenuLinks.map(({ path }) => path).filter((path) => path !== '/');
  return (key) => {
    const [pathname = ''] = key.split('?', 1);
    if (pathname.endsWith('.data') || pathname === '/__manifest') return undefined;
    const match = matchRoutes(tree, pathname)?.at(-1);
    const { path } = match?.route ?? {};
    const isUnknown =
      path === '*' || (path === 'projects/:url' && isAbsentProject(match?.params.url ?? ''));
    if (!isUnknown) return undefined;
    return `/not-found${links.filter((path) => pathname.includes(path)).join('')}`;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index === true) return [{ id, index, ...(path === undefined ? {} : { path }) }];
    return [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }];
  });
}
