import { type Admin, logIn } from '../support/admin.ts';
import type { Cleanup } from '../support/cleanup.ts';
import { inviteWithRights } from '../support/entries.ts';
import { sharedCms } from '../support/shared.ts';

const { url } = await sharedCms();

/** The beginning of the names of Strapi's rights to entries, before `.read`, `.update` and so on. */
export const EXPLORER = 'plugin::content-manager.explorer';
export const PROJECT = 'api::project.project';
/** The rights to see and change the files of the Media Library. */
export const LIBRARY_RIGHTS = ['plugin::upload.read', 'plugin::upload.assets.update'].map(
  (action) => ({ action, subject: null, properties: {}, conditions: [] }),
);

/** Logs in a new person with only these permissions, who is deleted after the test. */
export async function personWith(t: Cleanup, permissions: readonly object[]): Promise<Admin> {
  return logIn(url, await inviteWithRights(t, permissions));
}
