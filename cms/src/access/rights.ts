import { CONTENT_UIDS } from '../content/types.ts';

export type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

export const ENTRY_ACTION_PREFIX = 'plugin::content-manager.explorer';

export function entryActionId(action: Action): string {
  return `${ENTRY_ACTION_PREFIX}.${action}`;
}

/** Strapi puts a person's rights into `ctx.state.userAbility`. */
export interface UserAbility {
  can(action: string, subject?: string): boolean;
}

/** Strapi's menu, widgets and routes take a right in this form. A right to entries names their type as `subject`. */
export interface Right {
  readonly action: string;
  readonly subject?: string;
}

export function rightTo(action: Action, subject: string): Right {
  return { action: entryActionId(action), subject };
}

/** The rights to all types of content. Strapi's menu and widgets, and `routeForSomeContent`, require one. */
export function rightsToContent(action: Action): Right[] {
  return CONTENT_UIDS.map((uid) => rightTo(action, uid));
}

export const EXPORT_UID = 'submissions.export';
export const ERASE_UID = 'submissions.erase';
/** Strapi puts `api::` before the uid of a right, and before the name of a condition, that belongs to no plugin. */
export const EXPORT_ACTION_ID = `api::${EXPORT_UID}`;
export const ERASE_ACTION_ID = `api::${ERASE_UID}`;

export const READ_LIBRARY_ACTION_ID = 'plugin::upload.read';
export const UPLOAD_ACTION_ID = 'plugin::upload.assets.create';
/** The right to change and to delete files: Strapi has no right of its own for deletion. */
export const CHANGE_FILES_ACTION_ID = 'plugin::upload.assets.update';
