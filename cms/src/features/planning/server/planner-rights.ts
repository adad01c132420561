import type { Core } from '@strapi/strapi';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { type EntryColumns, entryRef } from '../../../content/entry-ref';
import { type StaffUser, USERS } from '../../../platform/person';
import { VERSION, type Version } from '../../../versions/version';

/** Returns undefined where the account was deleted. */
export async function findAccount(
  strapi: Core.Strapi,
  id: number | null,
): Promise<StaffUser | undefined> {
  const query = { where: { id }, populate: ['roles'] };
  return (id && (await strapi.db.query(USERS).findOne(query))) || undefined;
}

/** Strapi answers by the rights of this moment, since the person may have been given another role. */
export async function mayPublish(
  strapi: Core.Strapi,
  plan: EntryColumns,
  person: StaffUser,
): Promise<boolean> {
  const { engine } = strapi.service('admin::permission');
  const userAbility: unknown = await engine.generateUserAbility(person);
  const entry = await readEntryWithCreator(strapi, entryRef(plan));
  return entryRights(strapi, userAbility, plan.uid).may('publish', entry);
}

interface Planned extends EntryColumns {
  readonly action: string;
  /** The time at which the person planned it. */
  readonly createdAt: Date | string;
}

/**
 * The name of the person who changed the entry last after it was planned, and who may not publish: nobody who
 * may publish has seen that change. Undefined where there is none.
 */
export async function findUnapprovedChanger(
  strapi: Core.Strapi,
  plan: Planned,
): Promise<string | undefined> {
  if (plan.action !== 'publish') return undefined;
  const { uid, entryId, entryLocale, createdAt } = plan;
  const last: Version | null = await strapi.db.query(VERSION).findOne({
    where: { uid, entryId, entryLocale, action: 'saved', at: { $gt: createdAt } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  if (!last) return undefined;
  const person = await findAccount(strapi, last.byId);
  const isApproved = person && (await mayPublish(strapi, plan, person));
  return isApproved ? undefined : last.byName;
}
