import type { Core } from '@strapi/strapi';
import { SUBMISSION_UIDS } from '../content/submission-types.ts';
import { CONTENT_UIDS, STORED_SLUG } from '../content/types.ts';
import type { CmsSettings } from '../platform/cms-settings.ts';
import type { UnknownRecord } from '../platform/record.ts';

interface StoredToken extends UnknownRecord {
  readonly id: number;
  readonly permissions: readonly { readonly action: string }[];
}

const TOKEN = 'admin::api-token';
const PERMISSION = 'admin::api-token-permission';
/** Strapi makes these two tokens, which read everything or may do everything, on a new database. */
const WHERE_UNUSED_DEFAULT_TOKENS = {
  name: { $in: ['Read Only', 'Full Access'] },
  lastUsedAt: null,
};

/**
 * The website's server makes every call with a token of the settings (spec 7, R1). Makes tokens
 * again that an administrator changed, and deletes those that the settings no longer name.
 */
export async function ensureTokens(strapi: Core.Strapi, settings: CmsSettings): Promise<void> {
  const reads = [...CONTENT_UIDS, STORED_SLUG].map((uid) => `${uid}.find`);
  const writes = SUBMISSION_UIDS.map((uid) => `${uid}.create`);
  const tokens = [
    ['CMS_TOKEN', settings.readToken, 'reads content', reads],
    ['CMS_WRITE_TOKEN', settings.writeToken, 'sends forms', writes],
    ['CMS_TOKEN_NEXT', settings.readTokenNext, 'reads content (second)', reads],
    ['CMS_WRITE_TOKEN_NEXT', settings.writeTokenNext, 'sends forms (second)', writes],
  ] as const;
  // The store knows the website's tokens by their ids, since an administrator may rename a token.
  const store = strapi.store({ type: 'core', name: 'website_tokens' });
  await strapi.db.transaction(async () => {
    const stored: unknown = await store.get({ key: 'ids' });
    const oldIds: unknown[] = Array.isArray(stored) ? stored : [];
    // After the first start, a token with one of these names was made by an administrator, and stays.
    if (oldIds.length === 0) await deleteTokens(strapi, WHERE_UNUSED_DEFAULT_TOKENS);
    const newIds: number[] = [];
    for (const [variable, token, purpose, actions] of tokens) {
      if (token === undefined) continue;
      const name = `Website: ${purpose}`;
      const description = `Made from ${variable} at every start. Change the setting, not this.`;
      newIds.push(await ensureToken(strapi, { name, description, token, actions }));
    }
    const unused = oldIds.filter((id) => !newIds.includes(Number(id)));
    await deleteTokens(strapi, { id: { $in: unused } });
    await store.set({ key: 'ids', value: newIds });
  });
}

interface WantedToken {
  readonly name: string;
  readonly description: string;
  readonly token: string;
  readonly actions: readonly string[];
}

async function ensureToken(
  strapi: Core.Strapi,
  { name, description, token, actions }: WantedToken,
): Promise<number> {
  const tokens = strapi.db.query(TOKEN);
  const accessKey: string = strapi.service('admin::api-token').hash(token);
  const data = {
    name,
    description,
    accessKey,
    type: 'custom',
    kind: 'content-api',
    // The admin cannot show a token without an encrypted key.
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  // If one token has the name and another has the hash, deletes both and makes one again.
  const where = { $or: [{ name }, { accessKey }] };
  const existing: StoredToken[] = await tokens.findMany({ where, populate: ['permissions'] });
  const [only] = existing;
  if (only && existing.length === 1) {
    const granted = only.permissions.map(({ action }) => action);
    const isSame = Object.entries(data).every(([field, value]) => only[field] === value);
    if (isSame && granted.sort().join() === [...actions].sort().join()) return only.id;
  }
  await deleteTokens(strapi, where);
  const { id } = await tokens.create({ data });
  for (const action of actions) {
    await strapi.db.query(PERMISSION).create({ data: { action, token: id } });
  }
  return id;
}

async function deleteTokens(strapi: Core.Strapi, where: object): Promise<void> {
  const tokens = strapi.db.query(TOKEN);
  const rows: { id: number }[] = await tokens.findMany({ select: ['id'], where });
  const ids = rows.map(({ id }) => id);
  await strapi.db.query(PERMISSION).deleteMany({ where: { token: { id: { $in: ids } } } });
  await tokens.deleteMany({ where: { id: { $in: ids } } });
}
