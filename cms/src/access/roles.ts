import type { Core } from '@strapi/strapi';
import { isLocalized } from '../content/languages/languages.ts';
import { readLocaleCodes } from '../content/languages/strapi-locales.ts';
import { STAFF_FIELDS, SUBMISSION_UIDS } from '../content/submission-types.ts';
import { isContent } from '../content/types.ts';
import { OWN_UNPUBLISHED } from './own-unpublished-condition.ts';
import {
  CHANGE_FILES_ACTION_ID,
  ENTRY_ACTION_PREFIX,
  ERASE_ACTION_ID,
  EXPORT_ACTION_ID,
  entryActionId,
  READ_LIBRARY_ACTION_ID,
  UPLOAD_ACTION_ID,
} from './rights.ts';

interface Permission {
  readonly action: string;
  readonly subject?: string | null;
  readonly properties?: {
    readonly fields?: readonly string[];
    readonly locales?: readonly string[];
  };
  readonly conditions?: readonly string[];
}

const LIBRARY_ACTIONS = [
  READ_LIBRARY_ACTION_ID,
  'plugin::upload.configure-view',
  UPLOAD_ACTION_ID,
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

export const EDITOR = 'strapi-editor';
export const COORDINATOR = 'website-coordinator';
const AUTHOR = 'strapi-author';

/** Sets the rights of the three roles at every start; other roles stay as they are. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const editor = await ensureRole(strapi, EDITOR, {
      name: 'Editor',
      description: 'Writes and publishes content and uploads pictures. Sees no submissions.',
    });
    const author = await ensureRole(strapi, AUTHOR, {
      name: 'Author',
      description:
        'Writes and translates content, and asks for its publication. Publishes nothing, sees no submissions.',
    });
    const coordinator = await ensureRole(strapi, COORDINATOR, {
      name: 'Coordinator',
      description:
        'Sees what came in through the forms, sets its status, saves lists and erases people.',
    });
    const roles = strapi.service('admin::role');
    const content = contentPermissions(strapi, await readLocaleCodes(strapi));
    await roles.assignPermissions(editor.id, editorPermissions(content));
    await roles.assignPermissions(author.id, authorPermissions(content));
    await roles.assignPermissions(coordinator.id, coordinatorPermissions(strapi));
  });
}

async function ensureRole(
  strapi: Core.Strapi,
  code: string,
  { name, description }: { name: string; description: string },
): Promise<{ id: number }> {
  const roles = strapi.db.query('admin::role');
  const existing = await roles.update({ where: { code }, data: { description } });
  if (existing) return existing;
  // Strapi refuses two roles of one name. So this renames another role that has it and keeps its rights and people.
  await roles.update({ where: { name }, data: { name: `${name} (earlier)` } });
  return strapi.service('admin::role').create({ name, description, code });
}

function contentPermissions(
  strapi: Core.Strapi,
  locales: readonly string[],
): readonly Permission[] {
  const actions: { actionId: string; section: string }[] = strapi
    .service('admin::permission')
    .actionProvider.values();
  const entryActions = actions.filter(
    ({ actionId, section }) =>
      section === 'contentTypes' && actionId.startsWith(ENTRY_ACTION_PREFIX),
  );
  const permissions: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(entryActions);
  return permissions
    .filter(({ subject }) => isContent(subject))
    .map((permission) => withLocales(strapi, permission, locales));
}

function editorPermissions(content: readonly Permission[]): readonly Permission[] {
  const files = [...LIBRARY_ACTIONS, CHANGE_FILES_ACTION_ID].map((action) => ({ action }));
  return [...content, ...files];
}

/** An Author may not change files, since visitors see a changed file at once. */
function authorPermissions(content: readonly Permission[]): readonly Permission[] {
  const conditions = [OWN_UNPUBLISHED];
  const permissions: Permission[] = LIBRARY_ACTIONS.map((action) => ({ action }));
  for (const permission of content) {
    const { action } = permission;
    if (action === entryActionId('publish')) continue;
    permissions.push(
      action === entryActionId('delete') ? { ...permission, conditions } : permission,
    );
  }
  return permissions;
}

/** Adds all languages: Strapi ignores a permission without languages on a localized type. */
function withLocales(
  strapi: Core.Strapi,
  permission: Permission,
  locales: readonly string[],
): Permission {
  const { subject, properties } = permission;
  if (!isContent(subject) || !isLocalized(strapi.contentType(subject))) return permission;
  return { ...permission, properties: { ...properties, locales } };
}

function coordinatorPermissions(strapi: Core.Strapi): readonly Permission[] {
  const contentTypes = strapi.service('admin::content-type');
  const permissions: Permission[] = [{ action: EXPORT_ACTION_ID }, { action: ERASE_ACTION_ID }];
  for (const subject of SUBMISSION_UIDS) {
    const fields: string[] = contentTypes.getNestedFields(strapi.contentType(subject), {
      components: strapi.components,
    });
    permissions.push(
      { action: entryActionId('read'), subject, properties: { fields } },
      { action: entryActionId('update'), subject, properties: { fields: STAFF_FIELDS } },
      { action: entryActionId('delete'), subject },
    );
  }
  return permissions;
}
