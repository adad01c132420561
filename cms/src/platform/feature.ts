import type { Core } from '@strapi/strapi';
import type { WriteHooks } from './write';

interface Context {
  readonly strapi: Core.Strapi;
}

/** What `src/features/<name>/server` gives the CMS, in the shape of a Strapi plugin. */
export interface Feature {
  /** What it answers the admin, each by its whole path. */
  readonly routes?: readonly ((strapi: Core.Strapi) => Core.Route)[];
  /** Before the database is read: what stands around Strapi's own functions. */
  register?(context: Context): void;
  /** Once the database is what the code says. It may run at each start. */
  bootstrap?(context: Context): void | Promise<void>;
  destroy?(): void | Promise<void>;
  /** What the feature does at each write of an entry. */
  readonly writeHooks?: Partial<WriteHooks>;
}
