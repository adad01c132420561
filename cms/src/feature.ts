import type { Core } from '@strapi/strapi';
import type { AdminRouteFactory } from './access/admin-route.ts';
import type { EntryRef } from './content/entry-ref.ts';
import type { Finding } from './content/finding.ts';
import { mergeDistinct } from './platform/merge-distinct.ts';
import type { Write } from './platform/writes/write.ts';

/**
 * What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. What it runs at every write is in
 * `WRITE_HOOKS` of `src/index.ts`, because the order of these matters.
 */
export interface Feature {
  /** Routes for the admin, each with its full path. */
  routes?(): readonly AdminRouteFactory[];
  /** The paths of its routes that take a file. All other routes refuse one. */
  readonly filePaths?: readonly string[];
  /** Events of its own that tell of changed content, with the `uid` of the type. The website hears of them. */
  readonly contentEvents?: readonly string[];
  /** Runs before Strapi makes its routes. Only here may a feature add middlewares, or wrap functions of Strapi. */
  register?({ strapi }: { strapi: Core.Strapi }): void;
  /** Runs at each start, when roles, languages and content are ready. */
  bootstrap?({ strapi }: { strapi: Core.Strapi }): void | Promise<void>;
  /** What other features get from this one in `providedByFeatures`. */
  readonly provided?: Partial<ProvidedByFeatures>;
}

/**
 * What features give to each other, since none may import another: `provided` in their `server/index.ts`. It is declared
 * here and not beside each feature, so that the others compile without that feature.
 */
interface ProvidedByFeatures {
  /** From `checks`: finds what prevents the publication of a draft. */
  findObstacles(strapi: Core.Strapi, ref: EntryRef): Promise<Finding[]>;
  /** From `concurrent-edits`: whether a save sends what the person's form last showed in a field. */
  isAsShown(strapi: Core.Strapi, write: Write, field: string): boolean;
  /** From `history`: tells where a person finds the version that a save replaces. */
  readonly replacedVersionMessage: string;
  /** From `history`: tells where a person finds a deleted entry. */
  readonly deletedEntryMessage: string;
}

/** What features read at a request. The values here are for features that were removed. */
export const providedByFeatures: ProvidedByFeatures = {
  findObstacles: async () => [],
  isAsShown: () => false,
  replacedVersionMessage: '',
  deletedEntryMessage: '',
};

/** The `filePaths` of all features. */
export const filePathsOfFeatures = new Set<string>();

/** Fills in `providedByFeatures` and `filePathsOfFeatures` when the CMS starts. */
export function collectFromFeatures(features: readonly Feature[]): void {
  const provided = features.map((feature) => feature.provided ?? {});
  Object.assign(providedByFeatures, mergeDistinct(provided));
  for (const { filePaths = [] } of features) {
    for (const path of filePaths) filePathsOfFeatures.add(path);
  }
}
