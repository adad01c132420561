import type { Core } from '@strapi/strapi';
import type { Finding } from './finding';
import type { ContentUid } from './types';

/** What keeps the stored draft of an entry from being published; `locale` may be empty. */
export type FindObstacles = (
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  locale: string,
) => Promise<Finding[]>;

let find: FindObstacles = async () => [];

/** Call it in `register`. */
export function setObstacleFinder(withChecks: FindObstacles): void {
  find = withChecks;
}

/** Nothing where the CMS has no checks. */
export const findObstacles: FindObstacles = (...entry) => find(...entry);
