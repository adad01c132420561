import type { Core } from '@strapi/strapi';
import { mayLogIn, USER } from '../platform/person.ts';
import { isRecord } from '../platform/record.ts';

/** Strapi itself ends sessions only after a person's own change of the password, and after the account was deleted. */
export function startEndingSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    // Strapi's command `admin:block-user` sets `blocked`, but a log-in checks only `isActive`.
    beforeUpdate({ params: { data } }) {
      if (data?.blocked) data.isActive = false;
    },
    async afterUpdate({ params: { data }, result }) {
      if (!isRecord(result) || (data?.password === undefined && mayLogIn(result))) return;
      await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
    },
  });
}
