import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { CREATOR, entryRights } from '../access/entry-rights';
import { isRecord } from '../content/is-record';
import { type ContentUid, PROJECT, SCHOOL } from '../content/types';

const EXPLORER = 'plugin::content-manager.explorer';

/** The types of which an organisation of its own keeps nothing. Texts of pages and figures are written over. */
const SAMPLE_UIDS = [
  PROJECT,
  'api::just-in.just-in',
  'api::testimonial.testimonial',
  'api::team.team',
  'api::gallery.gallery',
  'api::partner.partner',
  'api::document.document',
  SCHOOL,
] as const;

/** What the sample has of a type. */
export interface SampleEntries {
  readonly uid: ContentUid;
  readonly type: string;
  /** How many no person changed. */
  readonly count: number;
  /** How many stay, since a person changed them. */
  readonly kept: number;
}

/** The sample content, for staff who may delete it. Call it in `register`. */
export function addSampleRoutes(strapi: Core.Strapi): void {
  const actions = [[`${EXPLORER}.delete`, PROJECT]];
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      adminRoute('GET', '/samples', actions, samplesCounted(strapi)),
      adminRoute('POST', '/samples/remove', actions, samplesRemoved(strapi)),
    ],
  });
}

function samplesCounted(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const data: SampleEntries[] = [];
    for (const uid of SAMPLE_UIDS) {
      const { unchanged, kept } = await samplesOf(strapi, uid, ctx.state.userAbility);
      const type = strapi.contentType(uid).info.displayName;
      data.push({ uid, type, count: unchanged.length, kept: kept.length });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };
}

/** Moves all of it into the bin, or nothing. */
function samplesRemoved(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const body: unknown = ctx.request.body;
    const chosen: unknown = isRecord(body) ? body.uids : undefined;
    const uids = SAMPLE_UIDS.filter((uid) => Array.isArray(chosen) && chosen.includes(uid));
    const { userAbility } = ctx.state;
    const mayDelete = (uid: string) => userAbility.can(`${EXPLORER}.delete`, uid);
    if (!uids.every(mayDelete)) return ctx.forbidden();
    let removed = 0;
    await strapi.db.transaction(async () => {
      for (const uid of uids) {
        for (const documentId of (await samplesOf(strapi, uid, userAbility)).unchanged) {
          await strapi.documents(uid).delete({ documentId, locale: '*' });
          removed += 1;
        }
      }
    });
    ctx.body = { data: { removed } };
    return undefined;
  };
}

interface Row {
  readonly documentId: string;
  readonly locale: string | null;
  readonly createdBy: unknown;
  readonly updatedBy: unknown;
}

/**
 * The samples that the person may delete in all their languages. Behind what the CMS wrote at its first
 * start stands no person, in no language.
 */
async function samplesOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  userAbility: unknown,
): Promise<{ unchanged: string[]; kept: string[] }> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale'],
    populate: { ...CREATOR, updatedBy: true },
  });
  const rights = entryRights(strapi, userAbility, uid);
  const isOwn = (row: Row) => row.createdBy || !rights.may('delete', { ...row });
  const own = new Set(rows.filter(isOwn).map((row) => row.documentId));
  const changed = new Set(rows.filter((row) => row.updatedBy).map((row) => row.documentId));
  const samples = [...new Set(rows.map((row) => row.documentId))].filter((id) => !own.has(id));
  return {
    unchanged: samples.filter((id) => !changed.has(id)),
    kept: samples.filter((id) => changed.has(id)),
  };
}
