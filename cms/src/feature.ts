import type { Core } from '@strapi/strapi';
import type { AdminRouteFactory } from './access/admin-route';
import type { EntryRef } from './content/entry-ref';
import type { Finding } from './content/finding';

/** What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. */
export interface Feature {
  /** Routes for the admin, each with its full path. */
  routes?(shared: SharedByFeatures): readonly AdminRouteFactory[];
  /** Runs before Strapi makes its routes. Only here may a feature add middlewares, or wrap functions of Strapi. */
  register?({ strapi, shared }: { strapi: Core.Strapi; shared: SharedByFeatures }): void;
  /** Runs at each start, when roles, languages and content are ready. */
  bootstrap?({ strapi }: { strapi: Core.Strapi }): void | Promise<void>;
  destroy?(): void | Promise<void>;
  /** What other features get from this one. */
  readonly shared?: Partial<SharedByFeatures>;
}

/** What features give to each other, since none may import another: `shared` in their `server/index.ts`. */
export interface SharedByFeatures {
  /** From `checks`: finds what prevents the publication of a draft. */
  findObstacles(strapi: Core.Strapi, ref: EntryRef): Promise<Finding[]>;
  /** From `history`: tells where a person finds the version that a save replaces. */
  readonly replacedVersionMessage: string;
  /** From `history`: tells where a person finds a deleted entry. */
  readonly deletedEntryMessage: string;
}

/** Stands for what a feature that was removed would give. */
const NOTHING_SHARED: SharedByFeatures = {
  findObstacles: async () => [],
  replacedVersionMessage: '',
  deletedEntryMessage: '',
};

export function sharedBy(features: readonly Feature[]): SharedByFeatures {
  return Object.assign({ ...NOTHING_SHARED }, ...features.map(({ shared }) => shared));
}
