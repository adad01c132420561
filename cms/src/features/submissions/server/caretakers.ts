import type { Core } from '@strapi/strapi';
import { COORDINATOR } from '../../../access/roles.ts';
import { updateWithoutDate } from '../../../content/rows.ts';
import { SUBMISSION_UIDS, submissionTypeOf } from '../../../content/submission-types.ts';
import { providedByFeatures } from '../../../feature.ts';
import { fullName, type Person, USER, WHERE_MAY_LOG_IN } from '../../../platform/person.ts';
import { validationError } from '../../../platform/validation-error.ts';
import type { Write } from '../../../platform/writes/write.ts';

interface Account extends Person {
  readonly id: number;
  readonly email: string;
}

export async function readCoordinatorNames(strapi: Core.Strapi): Promise<string[]> {
  const people = await readCoordinators(strapi);
  return people.map((person) => distinctName(person, people)).sort();
}

async function readCoordinators(strapi: Core.Strapi): Promise<Account[]> {
  const where = { ...WHERE_MAY_LOG_IN, roles: { code: COORDINATOR } };
  return strapi.db.query(USER).findMany({ where });
}

function distinctName(person: Account, people: readonly Account[]): string {
  const name = fullName(person);
  const hasNamesake = people.some((other) => other.id !== person.id && fullName(other) === name);
  return hasNamesake ? `${name} (${person.email})` : name;
}

/**
 * A submission stores its caretaker as a name and an id, not as a relation (docs/decisions/caretakers.md).
 * @throws {errors.ValidationError} if no Coordinator has the name
 */
export async function fillCaretakerId(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, data } = write;
  const submissionType = submissionTypeOf(uid);
  if (!submissionType || action !== 'update') return;
  // Only this function sets the id: a person may not send one.
  delete data.caretakerId;
  if (data.caretaker === undefined) return;
  const stored = await strapi.db.query(submissionType.uid).findOne({ where: { documentId } });
  // The person of an unchanged name may no longer be a Coordinator.
  if (stored?.caretaker === data.caretaker) return;
  const people = await readCoordinators(strapi);
  const chosen = people.find((person) => distinctName(person, people) === data.caretaker);
  if (data.caretaker && !chosen) {
    // The form was opened before the caretaker got another name or left. The stored name stays.
    if (providedByFeatures.isAsShown(strapi, write, 'caretaker')) {
      delete data.caretaker;
      return;
    }
    throw validationError([
      { field: 'caretaker', text: 'Choose a person with the role Coordinator.' },
    ]);
  }
  data.caretakerId = chosen?.id ?? null;
}

export async function startUpdatingCaretakerNames(strapi: Core.Strapi): Promise<void> {
  const storedNames = new Map<number, string>();
  const updateNames = () => updateCaretakerNames(strapi, storedNames);
  const updateAfterDeletion = async () => {
    await updateNames();
    await markCaretakersWhoLeft(strapi);
  };
  await updateAfterDeletion();
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterCreate: updateNames,
    afterUpdate: updateNames,
    afterDelete: updateAfterDeletion,
    afterDeleteMany: updateAfterDeletion,
  });
}

/** Writes only the names that have changed since the last call, which `storedNames` remembers. */
async function updateCaretakerNames(
  strapi: Core.Strapi,
  storedNames: Map<number, string>,
): Promise<void> {
  const people = await readCoordinators(strapi);
  const accounts: Account[] = await strapi.db.query(USER).findMany();
  for (const account of accounts) {
    const caretaker = distinctName(account, people);
    if (storedNames.get(account.id) === caretaker) continue;
    for (const uid of SUBMISSION_UIDS) {
      const where = { caretakerId: account.id, caretaker: { $ne: caretaker } };
      await updateWithoutDate(strapi, uid, where, { caretaker });
    }
    storedNames.set(account.id, caretaker);
  }
}

async function markCaretakersWhoLeft(strapi: Core.Strapi): Promise<void> {
  const accounts: Account[] = await strapi.db.query(USER).findMany();
  const ids = accounts.map(({ id }) => id);
  for (const uid of SUBMISSION_UIDS) {
    const submissionsOfLeavers = await strapi.db.query(uid).findMany({
      where: { caretakerId: { $notNull: true, $notIn: ids } },
    });
    for (const { id, caretaker } of submissionsOfLeavers) {
      // Otherwise a new Coordinator with the same name would seem to be the person who left.
      const data = { caretaker: `${caretaker} (left)`, caretakerId: null };
      await updateWithoutDate(strapi, uid, { id }, data);
    }
  }
}
