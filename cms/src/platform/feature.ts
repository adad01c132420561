import type { Core } from '@strapi/strapi';
import type { WriteHooks } from './writes/write';

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
}
