import type { Core } from '@strapi/strapi';
import type { EntryRef } from './entry-ref';
import type { Finding } from './finding';

/** What keeps the stored draft of an entry from being published; `locale` may be empty. */
export type FindObstacles = (strapi: Core.Strapi, entry: EntryRef) => Promise<Finding[]>;

let findWithChecks: FindObstacles = async () => [];

/** Call it in `register`. */
export function setObstacleFinder(find: FindObstacles): void {
  findWithChecks = find;
}

/** Nothing where the CMS has no checks. */
export const findObstacles: FindObstacles = (strapi, entry) => findWithChecks(strapi, entry);
