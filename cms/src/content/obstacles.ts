import type { Core } from '@strapi/strapi';
import type { EntryRef } from './entry-ref';
import type { Finding } from './finding';

/** Finds what keeps the draft of an entry from being published. */
export type FindObstacles = (strapi: Core.Strapi, entry: EntryRef) => Promise<Finding[]>;

/** Finds nothing if the CMS has no checks. */
let obstacleFinder: FindObstacles = async () => [];

/** Sets the finder of the feature that checks entries. Other features do not import that feature. */
export function setObstacleFinder(finder: FindObstacles): void {
  obstacleFinder = finder;
}

export const findObstacles: FindObstacles = (strapi, entry) => obstacleFinder(strapi, entry);
