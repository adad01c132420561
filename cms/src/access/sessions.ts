import type { Core } from '@strapi/strapi';
import { mayLogIn, USERS } from '../platform/person';
import { isRecord } from '../platform/record';

/**
 * Ends all sessions of a person whose password another person set, or who may not log in any more. Strapi itself does
 * so only for people who change their own password, and for deleted ones.
 */
export function endSessionsOfChangedUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    // At a log-in Strapi checks only `isActive`, and not `blocked` (its command `block-user`).
    beforeUpdate({ params: { data } }) {
      if (data?.blocked) data.isActive = false;
    },
    async afterUpdate({ params: { data }, result }) {
      if (!isRecord(result) || (data?.password === undefined && mayLogIn(result))) return;
      await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
    },
  });
}
