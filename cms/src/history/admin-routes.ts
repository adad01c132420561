import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { adminRoute } from '../access/admin-route';
import { entryRights, entryWithCreator, mainField } from '../access/entry-rights';
import { nameFields } from '../content/entry-name';
import { isRecord } from '../content/is-record';
import { ENGLISH, isLocalized } from '../content/languages';
import { isContent, PROJECT } from '../content/types';
import { inBin, VERSION, type Version } from '../content/versions';
import { bringBack, restore } from './bring-back';
import { type ChangedField, changedFields, seenOf } from './compare';
import { fieldsOf } from './fields';
import { type LeftDraft, publishRestored } from './publish-restored';

const EXPLORER = 'plugin::content-manager.explorer';
const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }];
const LISTED: (keyof Version)[] = ['id', 'action', 'byName', 'at'];
const GONE = 'This version is no longer kept. Load the page again.';

const CHANGED =
  'A colleague changed this entry while you looked. Nothing was brought back: look at what is there now, and choose again.';

/** How an entry comes back: as a draft, or published in these languages, without them in all. */
const Restoration = v.object({
  publish: v.optional(v.boolean(), false),
  locales: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(50))),
});
const WRONG_RESTORATION = 'Send whether to publish, and the codes of at most 50 languages.';

/** A version beside the draft. */
export interface Comparison {
  readonly fields: readonly ChangedField[];
  /** To be sent with what is brought back: the draft is still what the editor saw. */
  readonly seen: string;
}

/** A version in the panel. */
export type ListedVersion = Pick<Version, 'id' | 'action' | 'byName'> & { readonly at: string };

export interface BinnedEntry {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly locales: readonly string[];
  readonly byName: string;
  readonly at: string;
}

/** What came back from the bin. */
export interface BroughtBackEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Sentences on what could not be brought back. */
  readonly missing: readonly string[];
  /** The languages that are drafts now; with a reason where they were to be published. */
  readonly left: readonly LeftDraft[];
}

/** History for those who may read an entry, and for those who may change it. In `register`. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  const policy = 'plugin::content-manager.hasPermissions';
  const read = [`${EXPLORER}.read`];
  const update = [`${EXPLORER}.update`];
  const content = [[`${EXPLORER}.read`, PROJECT]];
  const entry = '/history/:model/:documentId';
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      adminRoute('GET', entry, read, versionsListed(strapi), policy),
      adminRoute('GET', `${entry}/:id`, read, versionCompared(strapi), policy),
      adminRoute('POST', `${entry}/:id`, update, versionBroughtBack(strapi), policy),
      adminRoute('GET', '/bin', content, binListed(strapi)),
      adminRoute('POST', '/bin/:id/restore', content, binRestored(strapi)),
    ],
  });
}

function versionsListed(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model, documentId: entryId } = ctx.params;
    if (!isContent(model)) return ctx.notFound('This type has no history');
    const { locale = ENGLISH } = ctx.query;
    const entryLocale = isLocalized(strapi.contentType(model)) ? String(locale) : '';
    const entry = await entryWithCreator(strapi, model, entryId ?? '', entryLocale);
    if (!entryRights(strapi, ctx.state.userAbility, model).may('read', entry)) {
      return ctx.forbidden();
    }
    const where = { uid: model, entryId, entryLocale };
    const query = { select: LISTED, where, orderBy: NEWEST_FIRST };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await strapi.db.query(VERSION).findMany(query) };
    return undefined;
  };
}

function versionCompared(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const version = await versionOf(strapi, ctx.params);
    if (!version) return ctx.notFound(GONE);
    const { uid, entryId, entryLocale } = version;
    const entry = await entryWithCreator(strapi, uid, entryId, entryLocale);
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    if (!rights.may('read', entry)) return ctx.forbidden();
    const changed = await changedFields(strapi, version);
    ctx.set('Cache-Control', 'no-store');
    const fields = changed.filter(({ field }) => rights.mayField('read', entry, field));
    const comparison: Comparison = { fields, seen: seenOf(changed) };
    ctx.body = { data: comparison };
    return undefined;
  };
}

function versionBroughtBack(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const version = await versionOf(strapi, ctx.params);
    if (!version) return ctx.notFound(GONE);
    const body: unknown = ctx.request.body;
    const sent = isRecord(body) ? body : {};
    const field = typeof sent.field === 'string' ? sent.field : undefined;
    const { uid, entryId, entryLocale } = version;
    const entry = await entryWithCreator(strapi, uid, entryId, entryLocale);
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    const isWritten = (name: string) => rights.mayField('update', entry, name);
    // As in Strapi, a first save in a language takes the right to create.
    const isAllowed = rights.may('id' in entry ? 'update' : 'create', entry);
    if (!isAllowed || (field !== undefined && !isWritten(field))) return ctx.forbidden();
    const isWanted = (name: string) => isWritten(name) && (field === undefined || name === field);
    if (sent.seen !== seenOf(await changedFields(strapi, version))) {
      throw new errors.ValidationError(CHANGED);
    }
    const missing = await bringBack(strapi, version, ctx.state.user.id, isWanted);
    ctx.body = { data: { missing } };
    return undefined;
  };
}

async function versionOf(
  strapi: Core.Strapi,
  { model: uid, documentId: entryId, id }: Record<string, string>,
): Promise<Version | null> {
  if (!isContent(uid) || !isId(id)) return null;
  return strapi.db.query(VERSION).findOne({ where: { id, uid, entryId } });
}

function isId(id: unknown): boolean {
  return /^\d{1,9}$/.test(String(id));
}

function binListed(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const rows: Version[] = await strapi.db.query(VERSION).findMany({
      select: [...LISTED, 'uid', 'entryId', 'entryLocale', 'title'],
      where: inBin(),
      orderBy: [{ at: 'desc' }, { id: 'asc' }],
    });
    const entries = new Map<string, BinnedEntry>();
    for (const { id, uid, entryId, entryLocale, title, byName, at } of rows) {
      const rights = entryRights(strapi, ctx.state.userAbility, uid);
      // Who made a deleted entry is not kept: one who may see only entries of their own sees none here.
      const entry = { documentId: entryId, locale: entryLocale };
      if (!rights.may('read', entry)) continue;
      const { attributes } = strapi.contentType(uid);
      const isNamed = nameFields(await mainField(strapi, uid))
        .filter((field) => field in attributes)
        .every((field) => rights.mayField('read', entry, field));
      const deletedAt = new Date(at).toISOString();
      // The languages of an entry that were deleted together are one.
      const key = `${uid} ${entryId} ${deletedAt}`;
      const type = strapi.contentType(uid).info.displayName;
      const before = entries.get(key);
      const locales = [...(before?.locales ?? []), entryLocale];
      const own = isNamed ? title : '';
      const named = before && entryLocale !== ENGLISH ? before.title : own;
      entries.set(key, { id, type, title: named, locales, byName, at: deletedAt });
    }
    const data = [...entries.values()];
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };
}

function binRestored(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const parsed = v.safeParse(Restoration, ctx.request.body ?? {});
    if (!parsed.success) throw new errors.ValidationError(WRONG_RESTORATION);
    const { id } = ctx.params;
    const versions = strapi.db.query(VERSION);
    const named: Version | null = isId(id)
      ? await versions.findOne({ where: { ...inBin(), id } })
      : null;
    if (!named || !isContent(named.uid)) {
      return ctx.notFound('This entry is no longer in the bin. Load the page again.');
    }
    const { uid, entryId, at } = named;
    const together: Version[] = await versions.findMany({
      where: { uid, entryId, action: 'deleted', at },
    });
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    const isAllowed = together.every(({ entryLocale }) => {
      const entry = { documentId: entryId, locale: entryLocale };
      return (
        rights.may('read', entry) &&
        fieldsOf(strapi.contentType(uid)).every(([name]) => rights.mayField('create', entry, name))
      );
    });
    if (!isAllowed) return ctx.forbidden();
    const isSingle = strapi.contentType(uid).kind === 'singleType';
    const restored = await restore(strapi, together, ctx.state.user.id);
    const { publish, locales } = parsed.output;
    const left = publish
      ? await publishRestored(strapi, together, restored.documentId, rights, locales)
      : together.map(({ entryLocale: locale }) => ({ locale, reason: '' }));
    const back: BroughtBackEntry = { uid, isSingle, ...restored, left };
    ctx.body = { data: back };
    return undefined;
  };
}
