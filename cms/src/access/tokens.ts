import type { Core } from '@strapi/strapi';

/** The types that the website reads (7.1). */
export const CONTENT_TYPES = [
  'project',
  'just-in',
  'testimonial',
  'team',
  'gallery',
  'stats-counter',
] as const;

/** The types that the website's forms create (7.2). */
export const FORM_TYPES = ['contact-form', 'volunteer-form', 'intern-form', 'donate-form'] as const;

/** The website's keys in clear; the second ones only while keys are being changed. */
export interface Keys {
  readonly readToken: string;
  readonly writeToken?: string;
  readonly readTokenNext?: string;
  readonly writeTokenNext?: string;
}

interface Wanted {
  /** Under this name its row is remembered, whatever the admin calls it. */
  readonly role: 'read' | 'write' | 'read-next' | 'write-next';
  readonly name: string;
  readonly description: string;
  readonly accessKey: string;
  readonly actions: readonly string[];
}

const TOKENS = 'admin::api-token';
const PERMISSIONS = 'admin::api-token-permission';

/**
 * Makes the website's API tokens what the settings say (rules 7, R1): the stored hashes, the
 * permissions, no end date. Whatever was changed in the admin is put right; a key that the
 * settings no longer name stops working.
 */
export async function ensureTokens(strapi: Core.Strapi, keys: Keys): Promise<void> {
  const reads = CONTENT_TYPES.map((type) => `api::${type}.${type}.find`);
  const writes = FORM_TYPES.map((type) => `api::${type}.${type}.create`);
  const all = [
    ['read', 'CMS_TOKEN', keys.readToken, 'Website: reads content', reads],
    ['write', 'CMS_WRITE_TOKEN', keys.writeToken, 'Website: sends forms', writes],
    ['read-next', 'CMS_TOKEN_NEXT', keys.readTokenNext, 'Website: reads content (second)', reads],
    [
      'write-next',
      'CMS_WRITE_TOKEN_NEXT',
      keys.writeTokenNext,
      'Website: sends forms (second)',
      writes,
    ],
  ] as const;
  await strapi.db.transaction(async () => {
    if ((await rememberedId(strapi, 'read')) === undefined) await removeStrapisOwn(strapi);
    for (const [role, setting, key, name, actions] of all) {
      if (key === undefined) {
        await removeToken(strapi, role);
        continue;
      }
      await ensureToken(strapi, {
        role,
        name,
        description: `Made from ${setting} at every start. Change the setting, not this.`,
        accessKey: strapi.service('admin::api-token').hash(key),
        actions,
      });
    }
  });
}

async function ensureToken(strapi: Core.Strapi, wanted: Wanted): Promise<void> {
  const tokens = strapi.db.query(TOKENS);
  const remembered = await rememberedId(strapi, wanted.role);
  const data = {
    name: wanted.name,
    description: wanted.description,
    type: 'custom',
    kind: 'content-api',
    accessKey: wanted.accessKey,
    // Nobody can look the key up in the admin.
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  // Another row with this name or this key would be a second way in, with other permissions.
  const rivals: { id: number }[] = await tokens.findMany({
    select: ['id'],
    where: {
      $or: [{ name: wanted.name }, { accessKey: wanted.accessKey }],
      ...(remembered === undefined ? {} : { id: { $ne: remembered } }),
    },
  });
  for (const { id } of rivals) await deleteToken(strapi, id);
  const updated =
    remembered === undefined ? null : await tokens.update({ where: { id: remembered }, data });
  const token = updated ?? (await tokens.create({ data }));
  await remember(strapi, wanted.role, token.id);
  await ensurePermissions(strapi, token.id, wanted.actions);
}

async function ensurePermissions(
  strapi: Core.Strapi,
  token: number,
  actions: readonly string[],
): Promise<void> {
  const permissions = strapi.db.query(PERMISSIONS);
  const present: { id: number; action: string }[] = await permissions.findMany({
    where: { token: { id: token } },
  });
  const kept = new Set<string>();
  for (const { id, action } of present) {
    if (actions.includes(action) && !kept.has(action)) kept.add(action);
    else await permissions.delete({ where: { id } });
  }
  for (const action of actions) {
    if (!kept.has(action)) await permissions.create({ data: { action, token } });
  }
}

async function removeToken(strapi: Core.Strapi, role: Wanted['role']): Promise<void> {
  const id = await rememberedId(strapi, role);
  if (id !== undefined) await deleteToken(strapi, id);
}

async function deleteToken(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(PERMISSIONS).deleteMany({ where: { token: { id } } });
  await strapi.db.query(TOKENS).delete({ where: { id } });
}

/** On a new database Strapi makes two keys for everything, which nobody here asked for. */
async function removeStrapisOwn(strapi: Core.Strapi): Promise<void> {
  const made: { id: number }[] = await strapi.db.query(TOKENS).findMany({
    select: ['id'],
    where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null },
  });
  for (const { id } of made) await deleteToken(strapi, id);
}

function store(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'website_tokens' });
}

async function rememberedId(
  strapi: Core.Strapi,
  role: Wanted['role'],
): Promise<number | undefined> {
  const id: unknown = await store(strapi).get({ key: role });
  return typeof id === 'number' ? id : undefined;
}

async function remember(strapi: Core.Strapi, role: Wanted['role'], id: number): Promise<void> {
  if ((await rememberedId(strapi, role)) !== id) {
    await store(strapi).set({ key: role, value: id });
  }
}
