import type { Core } from '@strapi/strapi';
import { COORDINATOR } from '../access/roles';
import { nameOf, type Person } from '../content/acting-person';
import { FORMS, formOf } from '../content/forms';
import { isRecord } from '../content/is-record';
import { refusal } from '../content/refusal';

const USERS = 'admin::user';

/** The names of the people who can take care of submissions: Coordinators who may log in. */
export async function coordinatorNames(strapi: Core.Strapi): Promise<string[]> {
  const where = { isActive: true, blocked: false, roles: { code: COORDINATOR } };
  const people: Person[] = await strapi.db.query(USERS).findMany({ where });
  return [...new Set(people.map(nameOf))].sort();
}

/** Refuses a name that is no Coordinator's, unless it stands there already. Call it in `register`. */
export function checkCaretakers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const form = formOf(context.uid);
    if (!form || context.action !== 'update') return next();
    const { documentId } = context.params;
    const data: unknown = context.params.data;
    const caretaker = isRecord(data) ? data.caretaker : undefined;
    if (!caretaker || (await coordinatorNames(strapi)).includes(String(caretaker))) return next();
    const stored = await strapi.db.query(form.uid).findOne({ where: { documentId } });
    if (stored?.caretaker === caretaker) return next();
    const text = 'Choose a person with the role Coordinator.';
    throw refusal([{ field: 'caretaker', text }]);
  });
}

/** Writes a person's new name into what the person takes care of; one who left leaves it empty. */
export function followStaff(strapi: Core.Strapi): void {
  async function replace(before: string, after: string | null): Promise<void> {
    if (before === after || (await coordinatorNames(strapi)).includes(before)) return;
    for (const { uid } of FORMS) {
      const where = { caretaker: before };
      await strapi.db.query(uid).updateMany({ where, data: { caretaker: after } });
    }
  }
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    async beforeUpdate({ params: { where }, state }) {
      const person: Person | null = await strapi.db.query(USERS).findOne({ where });
      state.name = person ? nameOf(person) : '';
    },
    async afterUpdate({ result, state }) {
      if (!isRecord(result)) return;
      const mayLogIn = result.isActive === true && !result.blocked;
      await replace(String(state.name), mayLogIn ? nameOf(result) : null);
    },
    async afterDelete({ result }) {
      if (isRecord(result)) await replace(nameOf(result), null);
    },
  });
}
