import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { totalOf } from '../forms';
import { countOf, erasePerson } from './erase';
import { personFrom } from './person';

/**
 * Answers how many entries a person has in each list, or erases them and answers how many there
 * were. The person stands in the body, since URLs get into logs. The log gets the number, and the id
 * of the staff member.
 */
export function countedOrErased(
  strapi: Core.Strapi,
  what: 'find' | 'erase',
): Core.ControllerHandler {
  return async (ctx) => {
    const { email, phone } = Object(ctx.request.body);
    const person = personFrom(email, phone);
    if ('problem' in person) throw new errors.ValidationError(person.problem);
    const counts = await (what === 'find' ? countOf : erasePerson)(strapi, person);
    if (what === 'erase') {
      strapi.log.info(
        `Audit: staff member ${ctx.state.user.id} erased one person: ${totalOf(counts)} entries`,
      );
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: counts };
  };
}
