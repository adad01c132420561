import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { StaffUser } from '../person';
import { isRecord } from '../record';

const representedPerson = new AsyncLocalStorage<StaffUser>();

/** Runs `work` in the name of a person, such as a plan that the person made earlier. */
export function onBehalfOf<Result>(person: StaffUser, work: () => Result): Result {
  return representedPerson.run(person, work);
}

/** The person whose request the CMS answers; undefined if the CMS itself acts, as at its start. */
export function actingPerson(strapi: Core.Strapi): StaffUser | undefined {
  const user: unknown = representedPerson.getStore() ?? strapi.requestContext.get()?.state.user;
  return isRecord(user) ? user : undefined;
}
