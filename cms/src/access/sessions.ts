import type { Core } from '@strapi/strapi';
import { mayLogIn, USERS } from '../platform/person';
import { isRecord } from '../platform/record';

/**
 * Ends all sessions of a person whose password is set, or who may not log in any more. Strapi does so for those
 * who change their own password and for those who are deleted. Call it in `bootstrap`, which Strapi's commands
 * run too.
 */
export function endSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    // Strapi lets in who is blocked (its command `block-user`), and nobody who is not active.
    beforeUpdate({ params: { data } }) {
      if (data?.blocked) data.isActive = false;
    },
    async afterUpdate({ params: { data }, result }) {
      if (!isRecord(result) || (data?.password === undefined && mayLogIn(result))) return;
      await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
    },
  });
}
