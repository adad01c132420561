import type { Core } from '@strapi/strapi';
import type { EntryRef } from './content/entry-ref';
import type { Finding } from './content/finding';
import type { WriteHooks } from './platform/writes/write';

/** What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. */
export interface Feature {
  /** Routes for the admin, each with its full path. */
  readonly routes?: readonly ((strapi: Core.Strapi) => Core.Route)[];
  /** The paths of the routes that take files. On any other path the CMS refuses a file unread. */
  readonly uploadPaths?: readonly string[];
  /** Runs before Strapi reads the database. Here a feature may wrap functions of Strapi. */
  register?({ strapi }: { strapi: Core.Strapi }): void;
  /** Runs at each start, when roles, languages and content are ready. */
  bootstrap?({ strapi }: { strapi: Core.Strapi }): void | Promise<void>;
  destroy?(): void | Promise<void>;
  readonly writeHooks?: Partial<WriteHooks>;
  readonly shared?: Partial<SharedByFeatures>;
}

/** What features give to each other, since none may import another: `shared` in their `server/index.ts`. */
interface SharedByFeatures {
  /** From `checks`: finds what prevents the publication of a draft. */
  findObstacles(strapi: Core.Strapi, ref: EntryRef): Promise<Finding[]>;
  /** From `history`: tells where a person finds the version that a save replaces. */
  readonly replacedVersionMessage: string;
  /** From `history`: tells where a person finds a deleted entry. */
  readonly deletedEntryMessage: string;
}

/** `src/index.ts` replaces these values in `register`, except those of a feature that was removed. */
export const sharedByFeatures: SharedByFeatures = {
  findObstacles: async () => [],
  replacedVersionMessage: '',
  deletedEntryMessage: '',
};
