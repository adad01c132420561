import type { PageParameter } from '../app/page-parameters.ts';

/**
 * Which part of an address decides what a page shows. Everything else (campaign parameters, junk)
 * is dropped before rendering, so that it can neither fill the cache nor poison it.
 */

const number = /^\d{1,3}$/;
const all = /^all$/;
const word = /^[\p{L}\p{N} .,'&()-]{1,60}$/u;

/** The values of query parameters that mean something to a page. */
const meanings: Readonly<Record<PageParameter | '_routes', RegExp>> = {
  // Carousels (2.4.2, 2.9)
  activity: number,
  member: number,
  // "Load More" (4.5)
  projects: all,
  activities: all,
  testimonials: all,
  // The chosen opportunity (4.1) and the state after a form was sent without scripts (4.2, 4.3)
  chosen: /^(volunteer|intern|sponsor)$/,
  sent: /^[\w.-]{20,60}$/,
  // The map's filter
  project: /^[a-z]{1,10}$/,
  district: word,
  school: number,
  q: /^[^\p{C}]{1,60}$/u,
  // Which routes' data a navigation asks for; React Router's own
  _routes: /^[\w/.,:-]{1,300}$/,
};

/** Which page reads which of them: to every other page it is junk like any. */
const readBy: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['activity', 'testimonials', 'project', 'district', 'school', 'q']],
  [/^\/projects\/?$/i, ['projects', 'activities']],
  [/^\/team\/?$/i, ['member']],
  [/^\/opportunities\/?$/i, ['chosen']],
  [/^\/(?:contact-us|opportunities\/[\w-]+)\/?$/i, ['sent']],
  [/\.data$/, ['_routes']],
  // Pieces of every page, in the build that shows them (`vite.config.ts`).
  ...(import.meta.env.SHOWS_PIECES ? ([[/^\/styleguide\//, Object.keys(meanings)]] as const) : []),
];

type Parameter = readonly [name: string, pattern: RegExp];

function parametersOf(path: string): readonly Parameter[] {
  const names = readBy.find(([pages]) => pages.test(path))?.[1] ?? [];
  return Object.entries(meanings).filter(([name]) => names.includes(name));
}

/** A path with its meaningful parameters, in a fixed order. Both the cache's key and what is rendered. */
export function pageKey(url: string): string {
  const at = url.indexOf('?');
  const path = decodable(at === -1 ? url : url.slice(0, at));
  if (at === -1) return path;
  const given = new URLSearchParams(url.slice(at + 1));
  const kept = new URLSearchParams();
  for (const [name, pattern] of parametersOf(path)) {
    const value = given.get(name);
    if (value !== null && pattern.test(value)) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Whether an address has a parameter that pages read with a value that they do not. The browser
 * would make something else of it than the server: such a visitor is sent to the address of the key.
 */
export function hasStrayParameter(url: string): boolean {
  const at = url.indexOf('?');
  if (at === -1) return false;
  const given = new URLSearchParams(url.slice(at + 1));
  return parametersOf(url.slice(0, at)).some(([name, pattern]) => {
    // Server and browser alike take an unknown choice for none (4.1).
    if (name === 'chosen') return false;
    const values = given.getAll(name);
    return values.length > 1 || values.some((value) => !pattern.test(value));
  });
}

/** A path with broken escapes names no page; it is rendered as one path, so that it is kept once. */
function decodable(path: string): string {
  if (!path.includes('%')) return path;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return '/not-found';
  }
}
