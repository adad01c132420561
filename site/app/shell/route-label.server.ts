import { matchPath } from 'react-router';
import { languages, prefixOf, splitAddress } from '../languages.ts';
import { knownPaths, pages } from '../pages.ts';

const endpoints = ['/healthz', '/readyz', '/hooks/content', '/preview'];

/** The address's pattern for the log, with nothing of what visitors typed. */
export function routeLabel(url: string): string {
  const [address = ''] = url.split('?');
  if (!canDecode(address)) return 'other';
  const { language, path } = splitAddress(address, languages);
  return prefixOf(language) + patternOf(path);
}

function patternOf(path: string): string {
  if (endpoints.includes(path) || knownPaths.includes(path)) return path;
  if (path.endsWith('.data')) return `${patternOf(path.replace(/_?\.data$/, ''))}.data`;
  const folder = /^\/(?:assets|images|files|docs)\//.exec(path)?.[0];
  if (folder !== undefined) return `${folder}*`;
  return pages.find((page) => matchPath(page.path, path))?.path ?? 'other';
}

/** React Router writes an address that it cannot decode to the console. */
export function canDecode(pathname: string): boolean {
  try {
    // The result must be used: the bundler drops a call whose result is not read.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
