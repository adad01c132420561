import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FORM_NAMES, FORM_UIDS } from '../forms';
import { type Counts, countOf, erasePerson, totalOf } from './erase';
import { personFrom } from './person';

/**
 * Answers how many entries a person has in each list, or erases them and answers how many there
 * were. The person stands in the body, since addresses of calls get into logs. The log is told the
 * number, and who did it.
 */
export function countedOrErased(
  strapi: Core.Strapi,
  what: 'find' | 'erase',
): Core.ControllerHandler {
  return async (ctx) => {
    const body: unknown = ctx.request.body;
    const typed = typeof body === 'object' && body !== null ? body : {};
    const person = personFrom(Reflect.get(typed, 'email'), Reflect.get(typed, 'phone'));
    if ('problem' in person) throw new errors.ValidationError(person.problem);
    const counts = await (what === 'find' ? countOf : erasePerson)(strapi, person);
    if (what === 'erase') {
      strapi.log.info(
        `Audit: staff member ${ctx.state.user.id} erased one person: ${totalOf(counts)} entries`,
      );
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 200;
    ctx.body = { data: named(counts) };
  };
}

function named(counts: Counts): Record<string, number> {
  return Object.fromEntries(FORM_UIDS.map((uid) => [FORM_NAMES[uid], counts[uid]]));
}
