import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { SpelledQuery } from '../app/cms/story-list.ts';
import { addressIn, type Language, splitAddress } from '../app/languages.ts';
import { type Page, type ParameterValues, pages, routeIdOf } from '../app/pages.ts';
import { canDecode } from '../app/shell/route-label.server.ts';
import { canonicalQuery } from './canonical-query.ts';

type Target =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'page';
      /** The address that is rendered, and the page cache's key. */
      readonly key: string;
      /** False where visitors can invent addresses without end. */
      readonly cached: boolean;
      readonly methods: readonly string[];
    }
  | { readonly kind: 'not found'; readonly key: string; readonly cached: true };

/** No page of editors can have this address. */
const notFound = '/not/found';
const reading = ['GET', 'HEAD'];
const writing = [...reading, 'POST'];

/**
 * Decides what an address is, by the table of pages alone, so that invented addresses fill no memory (R35):
 *
 *     /team?utm_source=x   the page with the key /team
 *     /Team                a redirect to /team
 *     /team?member=-1      a redirect to /team
 *     /no/such             not found
 */
export function createTargets(
  routes: ServerBuild['routes'],
  /**
   * The routes whose last parameter names something: each gives its right spelling, or undefined for nothing.
   */
  spellingOf: Readonly<Record<string, (value: string) => string | undefined>>,
  /**
   * The routes whose parameters the content decides on: each gives the right spelling of a query, or
   * undefined for no page.
   */
  queryOf: Readonly<Record<string, (given: URLSearchParams) => SpelledQuery | undefined>> = {},
): (url: URL) => Target {
  const byId = new Map(pages.map((page) => [routeIdOf(page), page]));
  const tree: RouteObject[] = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === 'root')
    .map(({ id, path = '/' }) => ({ id, path }));

  return ({ pathname, search, searchParams }) => {
    const isData = pathname.endsWith('.data');
    const asAsked = (path: string) => (isData ? dataPath(path) : path);
    const found = findRoute(isData ? pagePath(pathname) : pathname);
    // All addresses of no page share one rendering.
    const missing: Target = { kind: 'not found', key: asAsked(notFound), cached: true };
    if (found === undefined) return missing;

    const { id, page, canonical, path } = found;
    const methods = routes[id]?.module.action ? writing : reading;
    const address = asAsked(canonical);
    // `/preview` and the styleguide are not in the table of pages.
    if (page === undefined) {
      const key = address + search;
      if (pathname !== address) return { kind: 'redirect', location: key, status: 301 };
      return { kind: 'page', key, cached: false, methods };
    }
    const spell = queryOf[path];
    const fromContent = spell?.(searchParams);
    if (spell && !fromContent) return missing;
    const parameters = isData ? dataParameters(id, page) : (page.parameters ?? {});
    const { query, isBounded, isAsAsked } = canonicalQuery(parameters, searchParams, fromContent);
    const key = address + query;
    if (pathname !== address) return { kind: 'redirect', location: key, status: 301 };
    if (!isAsAsked && !isData) return { kind: 'redirect', location: key, status: 302 };
    return { kind: 'page', key, cached: isBounded, methods };
  };

  /** The route of a path with the path's one right spelling; undefined where no page is. */
  function findRoute(pathname: string): FoundRoute | undefined {
    // Matching throws at what cannot be decoded.
    const match = canDecode(pathname) ? matchRoutes(tree, pathname)?.[0] : undefined;
    if (match === undefined) return undefined;
    const { id = '', path = '*' } = match.route;
    if (path === '*') return undefined;
    const page = byId.get(id);
    const params: Record<string, string> = {};
    for (const [name, value = ''] of Object.entries(match.params)) {
      const spelling = spellingOfParameter(page?.values?.[name], spellingOf[path], value);
      if (spelling === undefined) return undefined;
      params[name] = spelling;
    }
    const canonical = generatePath(path.startsWith('/') ? path : `/${path}`, params);
    return { id, page, canonical, path };
  }
}

interface FoundRoute {
  readonly id: string;
  readonly page: Page | undefined;
  readonly canonical: string;
  /** The path of the route, with the names of its parameters. */
  readonly path: string;
}

/**
 * Spells a parameter of a path: it has one of a few values, or names something of the CMS, or may be
 * anything.
 */
function spellingOfParameter(
  values: readonly string[] | undefined,
  spellingOf: ((value: string) => string | undefined) | undefined,
  value: string,
): string | undefined {
  if (values !== undefined) return values.find((each) => each === value.toLowerCase());
  return spellingOf === undefined ? value : spellingOf(value);
}

const inEnglishAlone: readonly string[] = [
  '/preview',
  ...pages.filter(({ translated }) => translated === false).map(({ path }) => path),
];

/** The target of an address in any of the languages: the rules of the English one, under its prefix. */
export function targetIn(
  url: URL,
  offered: readonly Language[],
  targetOf: (url: URL) => Target,
): Target {
  const { language, path } = splitAddress(url.pathname, offered);
  if (language === 'en') return targetOf(url);
  if (inEnglishAlone.includes(path)) {
    return { kind: 'not found', key: addressIn(language, notFound), cached: true };
  }
  const english = new URL(url);
  // The path is set and not resolved, since `//` would be the start of another host.
  english.pathname = path;
  const target = targetOf(english);
  if (target.kind === 'redirect') {
    return { ...target, location: addressIn(language, target.location) };
  }
  const key = addressIn(language, target.key);
  // The prefix itself is spelt in another way, as in `/ML/team` and `/ml/`.
  const isCanonical = url.pathname === addressIn(language, path);
  if (target.kind === 'page' && !isCanonical) {
    return { kind: 'redirect', location: key, status: 301 };
  }
  return { ...target, key };
}

/** A request for a page's data names its route, and has no parameter that only the browser reads. */
function dataParameters(id: string, page: Page): Readonly<Record<string, ParameterValues>> {
  const ofPage = Object.entries(page.parameters ?? {});
  return {
    ...Object.fromEntries(ofPage.filter(([, values]) => values === 'content')),
    _routes: [id],
  };
}

function dataPath(path: string): string {
  return `${path === '/' ? '/_' : path}.data`;
}

/** As React Router writes it: `/team.data` is the data of `/team`, `/_.data` that of `/`. */
function pagePath(pathname: string): string {
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}
