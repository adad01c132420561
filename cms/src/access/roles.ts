import type { Core } from '@strapi/strapi';
import { FORMS, formOf, STAFF_FIELDS } from '../content/forms';
import { isLocalized, localeCodes } from '../content/languages';
import { isContent, OLD_ADDRESS } from '../content/types';
import { ERASE, EXPORT } from './submission-rights';

interface Permission {
  readonly action: string;
  readonly subject?: string | null;
  readonly properties?: {
    readonly fields?: readonly string[];
    readonly locales?: readonly string[];
  };
  readonly conditions?: readonly string[];
}

const UPLOAD_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];
const EXPLORER = 'plugin::content-manager.explorer';
const EDITOR = 'strapi-editor';
export const COORDINATOR = 'website-coordinator';
const AUTHOR = 'strapi-author';

/**
 * Sets the rights of the staff's roles at every start; roles of other names stay as they are. Strapi
 * documents no way to do so but its own pages: these are the services behind them, which complete and check
 * what is assigned. roles.test.ts reads the rights from outside.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const editor = await roleWith(strapi, EDITOR, {
      name: 'Editor',
      description: 'Writes and publishes content and uploads pictures. Sees no submissions.',
    });
    const coordinator = await roleWith(strapi, COORDINATOR, {
      name: 'Coordinator',
      description:
        'Sees what came in through the forms, sets its status, saves lists and erases people.',
    });
    const roles = strapi.service('admin::role');
    await roles.assignPermissions(editor.id, editorPermissions(strapi, await localeCodes(strapi)));
    await roles.assignPermissions(coordinator.id, coordinatorPermissions(strapi));
    await limitAuthors(strapi);
  });
}

async function roleWith(
  strapi: Core.Strapi,
  code: string,
  { name, description }: { name: string; description: string },
): Promise<{ id: number }> {
  const roles = strapi.db.query('admin::role');
  const present = await roles.update({ where: { code }, data: { description } });
  if (present) return present;
  // Names are unique: an earlier role of that name keeps its rights and its people under another.
  await roles.update({ where: { name }, data: { name: `${name} (earlier)` } });
  return strapi.service('admin::role').create({ name, description, code });
}

function editorPermissions(strapi: Core.Strapi, locales: readonly string[]): readonly Permission[] {
  const actions: { actionId: string; section: string }[] = strapi
    .service('admin::permission')
    .actionProvider.values();
  const explorer = actions.filter(
    ({ actionId, section }) => section === 'contentTypes' && actionId.startsWith(EXPLORER),
  );
  const content: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(explorer);
  return [
    ...content
      .filter(({ subject }) => isContent(subject))
      .map((permission) => withLocales(strapi, permission, locales)),
    // Remembered addresses are looked at and removed; the CMS writes them itself.
    ...content.filter(
      ({ subject, action }) =>
        subject === OLD_ADDRESS && [`${EXPLORER}.read`, `${EXPLORER}.delete`].includes(action),
    ),
    ...UPLOAD_ACTIONS.map((action) => ({ action })),
  ];
}

/** A permission on a translated type without languages would be one for no language. */
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
  const permissions: Permission[] = [{ action: EXPORT }, { action: ERASE }];
  for (const { uid: subject } of FORMS) {
    const fields: string[] = contentTypes.getNestedFields(strapi.contentType(subject), {
      components: strapi.components,
    });
    permissions.push(
      { action: `${EXPLORER}.read`, subject, properties: { fields } },
      { action: `${EXPLORER}.update`, subject, properties: { fields: STAFF_FIELDS } },
      { action: `${EXPLORER}.delete`, subject },
    );
  }
  return permissions;
}

/** Removes the role Author where it has no members; an Author sees no submissions. */
async function limitAuthors(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const author = await roles.findOne({ code: AUTHOR });
  if (!author) return;
  if ((await roles.getUsersCount(author.id)) === 0) {
    await roles.deleteByIds([author.id]);
    return;
  }
  const permissions: Permission[] = await strapi
    .service('admin::permission')
    .findMany({ where: { role: { id: author.id } } });
  const kept = permissions.filter(({ subject }) => !formOf(subject));
  await roles.assignPermissions(author.id, kept);
}
