import type { Core } from '@strapi/strapi';
import type { EntryRef } from './content/entry-ref';
import type { Finding } from './content/finding';
import type { WriteHooks } from './platform/writes/write';

/** What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. */
export interface Feature {
  /** The feature's routes for the admin, each with its full path. */
  readonly routes?: readonly ((strapi: Core.Strapi) => Core.Route)[];
  /** Runs before Strapi reads the database. Wraps functions of Strapi. */
  register?({ strapi }: { strapi: Core.Strapi }): void;
  /** Runs at each start, when roles, languages and content are ready. */
  bootstrap?({ strapi }: { strapi: Core.Strapi }): void | Promise<void>;
  destroy?(): void | Promise<void>;
  /** What the feature does at each write of an entry. */
  readonly writeHooks?: Partial<WriteHooks>;
  readonly shared?: Partial<SharedByFeatures>;
}

/** What features give to others, which do not import them. */
interface SharedByFeatures {
  /** Finds what keeps the draft of an entry from being published. */
  findObstacles(strapi: Core.Strapi, entry: EntryRef): Promise<Finding[]>;
  /** Says where a person finds the version that a save replaces. */
  readonly replacedVersionMessage: string;
  /** Says where a person finds a deleted entry. */
  readonly deletedEntryMessage: string;
}

/** `index.ts` fills this object from the features in `register`. These values stay if the feature was removed. */
export const sharedByFeatures: SharedByFeatures = {
  findObstacles: async () => [],
  replacedVersionMessage: '',
  deletedEntryMessage: '',
};
