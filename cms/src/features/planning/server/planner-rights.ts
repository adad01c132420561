import type { Core } from '@strapi/strapi';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights.ts';
import { refOf } from '../../../content/entry-ref.ts';
import { type Person, USER } from '../../../platform/person.ts';
import { findNewestVersion } from '../../../versions/newest-version.ts';
import type { Plan } from '../plan.ts';

/** Finds a person with their roles. Undefined if their account was deleted. */
export async function findPerson(
  strapi: Core.Strapi,
  id: number | null,
): Promise<Person | undefined> {
  if (id === null) return undefined;
  const person = await strapi.db.query(USER).findOne({ where: { id }, populate: ['roles'] });
  return person ?? undefined;
}

/** Asks for the rights that the person has now: the role may have changed since the planning. */
export async function mayPublishPlan(
  strapi: Core.Strapi,
  plan: Plan,
  person: Person,
): Promise<boolean> {
  const { engine } = strapi.service('admin::permission');
  const userAbility: unknown = await engine.generateUserAbility(person);
  const { entryRow, isStored } = await readEntryWithCreator(strapi, refOf(plan));
  return isStored && entryRights(strapi, userAbility, plan.uid).may('publish', entryRow);
}

/** Returns the name of the last person who changed the entry after the planning, if that person may not publish. */
export async function findNameOfUnapprovedChange(
  strapi: Core.Strapi,
  plan: Plan,
): Promise<string | undefined> {
  if (plan.action !== 'publish') return undefined;
  const { uid, entryId, entryLocale, createdAt } = plan;
  const where = { uid, entryId, entryLocale, action: 'saved', at: { $gt: createdAt } };
  const lastVersion = await findNewestVersion(strapi, where);
  if (!lastVersion) return undefined;
  const person = await findPerson(strapi, lastVersion.byId);
  const isApproved = person && (await mayPublishPlan(strapi, plan, person));
  return isApproved ? undefined : lastVersion.byName;
}
