import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { CONTENT_UIDS } from '../content/types';
import { FORMS } from '../submissions/forms';

interface Wanted {
  readonly name: string;
  readonly description: string;
  readonly accessKey: string;
  readonly actions: readonly string[];
}

interface StoredToken {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly accessKey: string;
  readonly lifespan: unknown;
  readonly permissions: readonly { readonly action: string }[];
}

const TOKENS = 'admin::api-token';
const PERMISSIONS = 'admin::api-token-permission';
/** On a new database Strapi makes two tokens for everything. */
const STRAPIS_OWN = { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null };

/**
 * Makes the website's API tokens what the settings say (rules 7, R1): hashes, permissions, no end date.
 * Tokens that were changed in the admin are made anew; a token that the settings no longer name stops
 * working.
 */
export async function ensureTokens(strapi: Core.Strapi, tokens: Website): Promise<void> {
  const reads = [...CONTENT_UIDS, 'api::old-address.old-address'].map((uid) => `${uid}.find`);
  const writes = FORMS.map(({ uid }) => `${uid}.create`);
  const all = [
    ['CMS_TOKEN', tokens.readToken, 'reads content', reads],
    ['CMS_WRITE_TOKEN', tokens.writeToken, 'sends forms', writes],
    ['CMS_TOKEN_NEXT', tokens.readTokenNext, 'reads content (second)', reads],
    ['CMS_WRITE_TOKEN_NEXT', tokens.writeTokenNext, 'sends forms (second)', writes],
  ] as const;
  const service = strapi.service('admin::api-token');
  // The ids of the website's tokens: an administrator may have renamed them.
  const store = strapi.store({ type: 'core', name: 'website_tokens' });
  await strapi.db.transaction(async () => {
    const stored: unknown = await store.get({ key: 'ids' });
    const before: unknown[] = Array.isArray(stored) ? stored : [];
    if (before.length === 0) await deleteTokens(strapi, STRAPIS_OWN);
    const after: number[] = [];
    for (const [setting, token, purpose, actions] of all) {
      if (token === undefined) continue;
      const name = `Website: ${purpose}`;
      const description = `Made from ${setting} at every start. Change the setting, not this.`;
      const accessKey: string = service.hash(token);
      after.push(await ensureToken(strapi, { name, description, accessKey, actions }));
    }
    await deleteTokens(strapi, { id: { $in: before.filter((id) => !after.includes(Number(id))) } });
    if (before.join() !== after.join()) await store.set({ key: 'ids', value: after });
  });
}

/** Returns the id of the token, which is made anew where it differs from what is wanted. */
async function ensureToken(strapi: Core.Strapi, wanted: Wanted): Promise<number> {
  const { name, description, accessKey, actions } = wanted;
  const tokens = strapi.db.query(TOKENS);
  // Two rows with one name or one hash cannot be: a second one would grant other permissions.
  const where = { $or: [{ name }, { accessKey }] };
  const present: StoredToken[] = await tokens.findMany({ where, populate: ['permissions'] });
  const [only] = present;
  if (only && present.length === 1 && isWanted(only, wanted)) return only.id;
  await deleteTokens(strapi, where);
  const data = { name, description, accessKey, type: 'custom', kind: 'content-api' };
  // The admin cannot show the token, which has no end date.
  const lasting = { encryptedKey: null, lifespan: null, expiresAt: null };
  const { id } = await tokens.create({ data: { ...data, ...lasting } });
  for (const action of actions) {
    await strapi.db.query(PERMISSIONS).create({ data: { action, token: id } });
  }
  return id;
}

function isWanted(token: StoredToken, { name, accessKey, actions }: Wanted): boolean {
  const stored = token.permissions.map(({ action }) => action);
  return (
    token.name === name &&
    token.accessKey === accessKey &&
    token.type === 'custom' &&
    token.lifespan === null &&
    stored.sort().join() === [...actions].sort().join()
  );
}

async function deleteTokens(strapi: Core.Strapi, where: object): Promise<void> {
  const tokens = strapi.db.query(TOKENS);
  const found: { id: number }[] = await tokens.findMany({ select: ['id'], where });
  const ids = found.map(({ id }) => id);
  await strapi.db.query(PERMISSIONS).deleteMany({ where: { token: { id: { $in: ids } } } });
  await tokens.deleteMany({ where: { id: { $in: ids } } });
}
