import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { entryRights, entryWithCreator } from '../../access/entry-rights';
import { isRecord } from '../../content/is-record';
import { ENGLISH, isLocalized } from '../../content/languages';
import { isContent } from '../../content/types';
import {
  draftOf,
  type EntryInLanguage,
  PLAN,
  type Plan,
  plansOf,
  type ShownPlan,
  setPlans,
  shownPlan,
  titleOf,
} from './plans';

type Context = Parameters<Core.ControllerHandler>[0];

/** What the panel beside an entry shows. */
export interface EntryPlans {
  readonly timeZone: string;
  readonly plans: readonly ShownPlan[];
}

/** A row of the page “Planned”. */
export interface PlannedEntry extends ShownPlan {
  readonly uid: string;
  readonly type: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Empty for a type that has no languages. */
  readonly locale: string;
  readonly title: string;
}

export function plansShown(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const entry = entryOf(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound('Nothing is planned for this type');
    if (!(await isAllowed(strapi, ctx, 'read', entry))) return ctx.forbidden();
    const { timeZone } = strapi.config.get<Website>('website');
    const plans = await plansOf(strapi, entry);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { timeZone, plans: plans.map((plan) => shownPlan(strapi, plan)) } };
    return undefined;
  };
}

export function plansChanged(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const entry = entryOf(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound('Nothing is planned for this type');
    if (!(await isAllowed(strapi, ctx, 'publish', entry))) return ctx.forbidden();
    const body: unknown = ctx.request.body;
    const sent = isRecord(body) ? body : {};
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const wished = { publish: text(sent.publish), unpublish: text(sent.unpublish) };
    const seen = Array.isArray(sent.seen) ? sent.seen : [];
    await setPlans(strapi, entry, wished, seen, ctx.state.user);
    ctx.body = { data: {} };
    return undefined;
  };
}

/** Answers with what is planned, the next first, of the types that the person may read. */
export function planned(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const plans: Plan[] = await strapi.db
      .query(PLAN)
      .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
    const data: PlannedEntry[] = [];
    for (const plan of plans) {
      const { uid, entryId: documentId, entryLocale: locale } = plan;
      if (!isContent(uid)) continue;
      const rights = entryRights(strapi, ctx.state.userAbility, uid);
      const stored = await entryWithCreator(strapi, uid, documentId, locale);
      if (!rights.may('read', stored)) continue;
      const draft = await draftOf(strapi, plan);
      if (!draft) continue;
      const { kind, info } = strapi.contentType(uid);
      const isSingle = kind === 'singleType';
      const mayRead = (field: string) => rights.mayField('read', stored, field);
      const title = titleOf(strapi, uid, draft, mayRead);
      const entry = { uid, type: info.displayName, isSingle, documentId, locale, title };
      data.push({ ...shownPlan(strapi, plan), ...entry });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };
}

async function isAllowed(
  strapi: Core.Strapi,
  { state }: Context,
  action: 'read' | 'publish',
  { uid, entryId, entryLocale }: EntryInLanguage,
): Promise<boolean> {
  const entry = await entryWithCreator(strapi, uid, entryId, entryLocale);
  return entryRights(strapi, state.userAbility, uid).may(action, entry);
}

function entryOf(
  strapi: Core.Strapi,
  { model: uid, documentId: entryId }: Record<string, string>,
  locale: unknown,
): EntryInLanguage | undefined {
  if (!isContent(uid) || entryId === undefined) return undefined;
  const isTranslated = isLocalized(strapi.contentType(uid));
  return { uid, entryId, entryLocale: isTranslated ? String(locale ?? ENGLISH) : '' };
}
