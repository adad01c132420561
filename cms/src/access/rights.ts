import { CONTENT_UIDS } from '../content/types';

export type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

export const ENTRY_ACTION_PREFIX = 'plugin::content-manager.explorer';

export function entryActionId(action: Action): string {
  return `${ENTRY_ACTION_PREFIX}.${action}`;
}

/** What a person may do, as Strapi puts it into the context of a request. */
export interface UserAbility {
  can(action: string, subject?: string): boolean;
}

/** A right in the form of Strapi's menu, widgets and routes. `subject` is the type, if it is about entries. */
export interface Right {
  readonly action: string;
  readonly subject?: string;
}

export function rightTo(action: Action, subject: string): Right {
  return { action: entryActionId(action), subject };
}

/** The rights to all types of content. Strapi's menu and widgets, and `routeForAnyContent`, ask for any one of them. */
export function rightsToContent(action: Action): Right[] {
  return CONTENT_UIDS.map((uid) => rightTo(action, uid));
}

// Strapi puts `api::` before the uid of a right that belongs to no plugin.
export const EXPORT_ACTION_ID = 'api::submissions.export';
export const ERASE_ACTION_ID = 'api::submissions.erase';

// Strapi's names of the rights to files.
export const READ_LIBRARY_ACTION = 'plugin::upload.read';
export const UPLOAD_ACTION = 'plugin::upload.assets.create';
/** The right to change and to delete files: Strapi has no right of its own for deletion. */
export const CHANGE_FILES_ACTION = 'plugin::upload.assets.update';
