import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { sideMenuLinks } from '../app/components/site-header/tabs.ts';
import { isOpportunityKind } from '../app/features/opportunities/kinds.ts';

/** Where the answer to an address is: under a key of the kept pages, or at another address. */
export type PagePlace =
  | { readonly key: string; readonly movedTo?: undefined }
  | { readonly movedTo: string };

/**
 * Finds out what an address asks for before anything is rendered, so that whoever invents addresses
 * costs no rendering and no memory.
 *
 * - All addresses that name nothing share a few kept 404 pages, which differ only in the links that
 *   are highlighted, since the address contains their path (2.3).
 * - A page has one address: one that is spelt otherwise (`/Team`, `/team/`, `/%74eam`) leads there.
 *
 * @param routes the site's routes, as they were built
 * @param isAbsentProject whether it is certain that no project has that url
 * @returns a function that takes a page's key (`page-key.ts`)
 */
export function createPagePlaces(
  routes: ServerBuild['routes'],
  isAbsentProject: (url: string) => boolean,
): (key: string) => PagePlace {
  const tree = childrenOf(routes, undefined);
  const links = sideMenuLinks.map(({ path }) => path).filter((path) => path !== '/');

  function isUnknown(pattern: string | undefined, params: Params): boolean {
    if (pattern === 'projects/:url') return isAbsentProject(params.url ?? '');
    if (pattern === 'opportunities/:kind') return !isOpportunityKind(params.kind ?? '');
    return pattern === '*';
  }

  return (key) => {
    if (key === '/__manifest') return { key };
    const at = key.indexOf('?');
    const [pathname, query] = at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at)];
    // What a browser with scripts asks for in place of the page.
    const isData = pathname.endsWith('.data');
    const end = isData ? '.data' : '';
    const page = isData ? pageOfData(pathname) : pathname;
    const match = matchRoutes(tree, page)?.at(-1);
    const { path: pattern } = match?.route ?? {};
    if (match === undefined || isUnknown(pattern, match.params)) {
      if (isData) return { key: '/not-found.data' };
      return { key: `/not-found${links.filter((path) => pathname.includes(path)).join('')}` };
    }
    const proper = pattern === undefined ? '/' : addressOf(pattern, match.params);
    if (page === proper) return { key };
    return { movedTo: `${isData && proper === '/' ? '/_' : proper}${end}${query}` };
  };
}

type Params = Readonly<Record<string, string | undefined>>;

/** As React Router writes it: `/team.data` is of `/team`, `/_.data` of `/`, `/team/_.data` of `/team/`. */
function pageOfData(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length);
  return pathname.slice(0, -'.data'.length);
}

/** The address of a route's page, as links write it. */
function addressOf(pattern: string, params: Params): string {
  const steps = pattern
    .split('/')
    .map((step) => (step.startsWith(':') ? encodeURIComponent(params[step.slice(1)] ?? '') : step));
  return `/${steps.join('/')}`;
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index === true) return [{ id, index, ...(path === undefined ? {} : { path }) }];
    return [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }];
  });
}
