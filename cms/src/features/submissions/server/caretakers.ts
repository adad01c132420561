import type { Core } from '@strapi/strapi';
import { COORDINATOR } from '../../../access/roles';
import { SUBMISSION_TYPES, submissionTypeOf } from '../../../content/submission-types';
import { fullName, type StaffUser, USERS, WHERE_MAY_LOG_IN } from '../../../platform/person';
import { refusal } from '../../../platform/refusal';
import type { Write } from '../../../platform/write';

interface Account extends StaffUser {
  readonly id: number;
  readonly email: string;
}

/** The names of the people who can take care of submissions: Coordinators who may log in. */
export async function readCoordinatorNames(strapi: Core.Strapi): Promise<string[]> {
  const people = await readCoordinators(strapi);
  return people.map((person) => nameAmong(people, person)).sort();
}

async function readCoordinators(strapi: Core.Strapi): Promise<Account[]> {
  const where = { ...WHERE_MAY_LOG_IN, roles: { code: COORDINATOR } };
  return strapi.db.query(USERS).findMany({ where });
}

/** Where two Coordinators have the same name, the e-mail address tells who is meant. */
function nameAmong(people: readonly Account[], person: Account): string {
  const name = fullName(person);
  const hasNamesake = people.some((other) => other.id !== person.id && fullName(other) === name);
  return hasNamesake ? `${name} (${person.email})` : name;
}

/**
 * Stores with a new name the id of its person. A name that stands there already may be that of a person who
 * left.
 */
export async function completeCaretaker(
  strapi: Core.Strapi,
  { uid, action, documentId, data }: Write,
): Promise<void> {
  const submissionType = submissionTypeOf(uid);
  if (!submissionType || action !== 'update') return;
  delete data.caretakerId;
  if (data.caretaker === undefined) return;
  const stored = await strapi.db.query(submissionType.uid).findOne({ where: { documentId } });
  if (stored?.caretaker === data.caretaker) return;
  const people = await readCoordinators(strapi);
  const chosen = people.find((person) => nameAmong(people, person) === data.caretaker);
  data.caretakerId = chosen?.id ?? null;
}

/** Refuses a new name that no Coordinator has. */
export function checkCaretaker(_strapi: Core.Strapi, { uid, action, data }: Write): void {
  if (!submissionTypeOf(uid) || action !== 'update') return;
  if (!data.caretaker || data.caretakerId !== null) return;
  const text = 'Choose a person with the role Coordinator.';
  throw refusal([{ field: 'caretaker', text }]);
}

/** Keeps the names of caretakers true, now and whenever an account changes. In `bootstrap`. */
export async function keepCaretakerNames(strapi: Core.Strapi): Promise<void> {
  const follow = () => updateCaretakerNames(strapi);
  await follow();
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    afterCreate: follow,
    afterUpdate: follow,
    afterDelete: follow,
    afterDeleteMany: follow,
  });
}

async function updateCaretakerNames(strapi: Core.Strapi): Promise<void> {
  const people = await readCoordinators(strapi);
  const accounts: Account[] = await strapi.db.query(USERS).findMany();
  for (const { uid } of SUBMISSION_TYPES) {
    const entries = strapi.db.query(uid);
    for (const account of accounts) {
      const caretaker = nameAmong(people, account);
      const where = { caretakerId: account.id, caretaker: { $ne: caretaker } };
      await entries.updateMany({ where, data: { caretaker } });
    }
    const ids = accounts.map(({ id }) => id);
    const left = await entries.findMany({
      where: { caretakerId: { $notNull: true, $notIn: ids } },
    });
    for (const { id, caretaker } of left) {
      // A Coordinator who comes later with that name is another person.
      const data = { caretaker: `${caretaker} (left)`, caretakerId: null };
      await entries.update({ where: { id }, data });
    }
  }
}
