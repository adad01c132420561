import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { StaffUser } from './person';
import { isRecord } from './record';

const represented = new AsyncLocalStorage<StaffUser>();

/**
 * Does what a person asked for earlier. It counts as that person's work, as if they pressed the button now.
 */
export function onBehalfOf<Result>(person: StaffUser, work: () => Result): Result {
  return represented.run(person, work);
}

/**
 * The member of the staff whose request is being answered; undefined where the CMS acts by itself, as at a
 * start.
 */
export function actingPerson(strapi: Core.Strapi): StaffUser | undefined {
  const user: unknown = represented.getStore() ?? strapi.requestContext.get()?.state.user;
  return isRecord(user) ? user : undefined;
}
