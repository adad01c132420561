import { PROJECT } from '../content/types';

export type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

export const ENTRY_ACTION_PREFIX = 'plugin::content-manager.explorer';

export function entryActionId(action: Action): string {
  return `${ENTRY_ACTION_PREFIX}.${action}`;
}

/** A right in the form of Strapi's menu, widgets and routes. `subject` is the type, if it is about entries. */
export interface Right {
  readonly action: string;
  readonly subject?: string;
}

export function rightTo(action: Action, subject: string): Right {
  return { action: entryActionId(action), subject };
}

/** Stands for the right to read content: our roles that may read content may read projects. */
export const RIGHT_TO_READ_CONTENT: Right = rightTo('read', PROJECT);

// Strapi puts `api::` before the uid of a right that belongs to no plugin.
export const EXPORT_ACTION_ID = 'api::submissions.export';
export const ERASE_ACTION_ID = 'api::submissions.erase';
