import { matchPath } from 'react-router';
import { knownPaths, pages } from '../app/pages.ts';

const endpoints = ['/healthz', '/readyz', '/hooks/content', '/preview'];

/** The address's pattern for the log, with nothing of what visitors typed. */
export function routeLabel(url: string): string {
  const [path = ''] = url.split('?');
  if (endpoints.includes(path) || knownPaths.includes(path)) return path;
  if (path.endsWith('.data')) return `${routeLabel(path.replace(/_?\.data$/, ''))}.data`;
  const folder = /^\/(?:assets|images|files|docs)\//.exec(path)?.[0];
  if (folder !== undefined) return `${folder}*`;
  return pages.find((page) => matchPath(page.path, path))?.path ?? 'other';
}
