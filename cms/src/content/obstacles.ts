import type { Core } from '@strapi/strapi';
import type { Finding } from './finding';
import type { ContentUid } from './types';

/** What keeps the stored draft of an entry from being published; `locale` may be empty. */
export type ObstaclesOf = (
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  locale: string,
) => Promise<Finding[]>;

let find: ObstaclesOf = async () => [];

/** Call it in `register`. */
export function setObstacleFinder(withChecks: ObstaclesOf): void {
  find = withChecks;
}

/** Nothing where the CMS has no checks. */
export const obstaclesOf: ObstaclesOf = (...entry) => find(...entry);
