import type { Core } from '@strapi/strapi';
import { COORDINATOR } from '../access/roles';
import { nameOf } from '../content/acting-person';
import { FORMS, formOf } from '../content/forms';
import { isRecord } from '../content/is-record';
import { refusal } from '../content/refusal';

const USERS = 'admin::user';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** The names of the people who can take care of submissions: Coordinators who may log in. */
export async function coordinatorNames(strapi: Core.Strapi): Promise<string[]> {
  const people = await coordinators(strapi);
  return people.map((person) => nameAmong(people, person)).sort();
}

async function coordinators(strapi: Core.Strapi): Promise<Account[]> {
  const where = { isActive: true, blocked: false, roles: { code: COORDINATOR } };
  return strapi.db.query(USERS).findMany({ where });
}

/** Beside a Coordinator of the same name the e-mail address tells who is meant. */
function nameAmong(people: readonly Account[], person: Account): string {
  const name = nameOf({ ...person });
  const hasNamesake = people.some(
    (other) => other.id !== person.id && nameOf({ ...other }) === name,
  );
  return hasNamesake ? `${name} (${person.email})` : name;
}

/** Stores with a name whose it is; refuses one that is no Coordinator's and does not stand there already. In `register`. */
export function checkCaretakers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const form = formOf(context.uid);
    if (!form || context.action !== 'update') return next();
    const { params } = context;
    const sent: unknown = params.data;
    if (!isRecord(sent)) return next();
    const { caretakerId: _sent, ...data }: Record<string, unknown> = sent;
    params.data = data;
    const { caretaker } = data;
    if (caretaker === undefined) return next();
    const where = { documentId: params.documentId };
    const stored = await strapi.db.query(form.uid).findOne({ where });
    if (stored?.caretaker === caretaker) return next();
    const people = await coordinators(strapi);
    const chosen = people.find((person) => nameAmong(people, person) === caretaker);
    if (caretaker && !chosen) {
      const text = 'Choose a person with the role Coordinator.';
      throw refusal([{ field: 'caretaker', text }]);
    }
    params.data = { ...data, caretakerId: chosen?.id ?? null };
    return next();
  });
}

/** Keeps the names true to the people, now and whenever an account changes. In `bootstrap`. */
export async function followStaff(strapi: Core.Strapi): Promise<void> {
  const people = await coordinators(strapi);
  for (const { uid } of FORMS) {
    // Entries from before had the name alone.
    for (const person of people) {
      const where = { caretaker: nameAmong(people, person), caretakerId: null };
      await strapi.db.query(uid).updateMany({ where, data: { caretakerId: person.id } });
    }
  }
  const follow = () => writeNames(strapi);
  await follow();
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    afterCreate: follow,
    afterUpdate: follow,
    afterDelete: follow,
    afterDeleteMany: follow,
  });
}

async function writeNames(strapi: Core.Strapi): Promise<void> {
  const people = await coordinators(strapi);
  const accounts: Account[] = await strapi.db.query(USERS).findMany();
  for (const { uid } of FORMS) {
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
      // A later Coordinator of that name is another person.
      const data = { caretaker: `${caretaker} (left)`, caretakerId: null };
      await entries.update({ where: { id }, data });
    }
  }
}
