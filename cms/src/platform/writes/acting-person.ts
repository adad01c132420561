import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Person } from '../person.ts';
import { isRecord } from '../record.ts';

const representedPerson = new AsyncLocalStorage<Person>();

/** Runs `work` in the name of a person who sent no request, such as the one who planned a publication. */
export function runAsPerson<Result>(person: Person, work: () => Result): Result {
  return representedPerson.run(person, work);
}

/** Returns undefined if the CMS itself acts, as at its start. */
export function actingPerson(strapi: Core.Strapi): Person | undefined {
  const user: unknown = representedPerson.getStore() ?? strapi.requestContext.get()?.state.user;
  return isRecord(user) ? user : undefined;
}
