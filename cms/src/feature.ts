import type { Core } from '@strapi/strapi';
import type { EntryRef } from './content/entry-ref';
import type { Finding } from './content/finding';
import type { WriteHooks } from './platform/writes/write';

/** What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. */
export interface Feature {
  /** The feature's routes for the admin, each with its full path. */
  readonly routes?: readonly ((strapi: Core.Strapi) => Core.Route)[];
  /** The paths of those routes that take files. The CMS refuses a file elsewhere before it reads it. */
  readonly uploadPaths?: readonly string[];
  /** Runs before Strapi reads the database. Wraps functions of Strapi. */
  register?({ strapi }: { strapi: Core.Strapi }): void;
  /** Runs at each start, when roles, languages and content are ready. */
  bootstrap?({ strapi }: { strapi: Core.Strapi }): void | Promise<void>;
  destroy?(): void | Promise<void>;
  /** What the feature does at each write of an entry. */
  readonly writeHooks?: Partial<WriteHooks>;
  readonly shared?: Partial<SharedByFeatures>;
}

/**
 * What features give to others, which may not import them. Each value comes from the feature that its comment names:
 * it is in `shared` of that feature's `server/index.ts`.
 */
interface SharedByFeatures {
  /** From `checks`: finds what keeps the draft of an entry from being published. */
  findObstacles(strapi: Core.Strapi, entry: EntryRef): Promise<Finding[]>;
  /** From `history`: says where a person finds the version that a save replaces. */
  readonly replacedVersionMessage: string;
  /** From `history`: says where a person finds a deleted entry. */
  readonly deletedEntryMessage: string;
}

/** `src/index.ts` replaces these values in `register`. The value of a feature that was removed stays. */
export const sharedByFeatures: SharedByFeatures = {
  findObstacles: async () => [],
  replacedVersionMessage: '',
  deletedEntryMessage: '',
};
