import type { Core } from '@strapi/strapi';
import { isContent } from '../content/types';
import { ERASE, EXPORT } from '../submissions/admin-routes';
import { FORMS, formOf, STAFF_FIELDS } from '../submissions/forms';

interface Permission {
  readonly action: string;
  readonly subject?: string | null;
  readonly properties?: { readonly fields?: readonly string[] };
  readonly conditions?: readonly string[];
}

interface Role {
  readonly id: number;
}

const EXPLORER = 'plugin::content-manager.explorer';
/** Strapi's own role, with every right on every type. */
const EDITOR = 'strapi-editor';
const COORDINATOR = 'website-coordinator';
/** Strapi's third role: it cannot publish, and sees submissions. */
const AUTHOR = 'strapi-author';

/**
 * Sets the rights of the two roles of the staff at every start: an Editor publishes content and sees no
 * submission, a Coordinator works with submissions and sees neither content nor settings. For other
 * rights an administrator makes a role of another name, which stays as it is.
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
    await roles.assignPermissions(editor.id, editorPermissions(strapi));
    await roles.assignPermissions(coordinator.id, coordinatorPermissions(strapi));
    await limitAuthors(strapi);
  });
}

async function roleWith(
  strapi: Core.Strapi,
  code: string,
  words: { name: string; description: string },
): Promise<Role> {
  const roles = strapi.db.query('admin::role');
  const present: Role | null = await roles.findOne({ where: { code } });
  if (!present) {
    // Names are unique: an earlier role of that name keeps its rights and its people under another.
    const namesake: { id: number } | null = await roles.findOne({ where: { name: words.name } });
    if (namesake) {
      await roles.update({
        where: { id: namesake.id },
        data: { name: `${words.name} (earlier)` },
      });
    }
    return strapi.service('admin::role').create({ ...words, code });
  }
  const { description } = words;
  await roles.update({ where: { id: present.id }, data: { description } });
  return present;
}

function editorPermissions(strapi: Core.Strapi): readonly Permission[] {
  const content: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(explorerActions(strapi));
  return [
    ...content.filter(({ subject }) => isContent(subject)),
    ...[
      'plugin::upload.read',
      'plugin::upload.configure-view',
      'plugin::upload.assets.create',
      'plugin::upload.assets.update',
      'plugin::upload.assets.download',
      'plugin::upload.assets.copy-link',
    ].map((action) => ({ action })),
  ];
}

/** Creating, reading, updating, deleting and publishing entries. */
function explorerActions(strapi: Core.Strapi): readonly { actionId: string }[] {
  const all: { actionId: string; section: string }[] = strapi
    .service('admin::permission')
    .actionProvider.values();
  return all.filter(
    ({ actionId, section }) => section === 'contentTypes' && actionId.startsWith(EXPLORER),
  );
}

function coordinatorPermissions(strapi: Core.Strapi): readonly Permission[] {
  const entries = FORMS.flatMap(({ uid: subject }): Permission[] => [
    {
      action: `${EXPLORER}.read`,
      subject,
      properties: {
        fields: strapi
          .service('admin::content-type')
          .getNestedFields(strapi.contentType(subject), { components: strapi.components }),
      },
    },
    // A visitor's text is not rewritten.
    { action: `${EXPLORER}.update`, subject, properties: { fields: STAFF_FIELDS } },
    { action: `${EXPLORER}.delete`, subject },
  ]);
  return [...entries, { action: EXPORT }, { action: ERASE }];
}

/** Removes the role Author where it has no members; an Author sees no submissions. */
async function limitAuthors(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const author: Role | null = await roles.findOne({ code: AUTHOR });
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
