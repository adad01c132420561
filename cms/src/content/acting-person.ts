import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';

/** A member of the staff, as Strapi stores one. */
export type Person = Readonly<Record<string, unknown>>;

const absent = new AsyncLocalStorage<Person>();

/** Does what a person asked for earlier: it counts as that person's, as if they pressed now. */
export function onBehalfOf<Result>(person: Person, work: () => Result): Result {
  return absent.run(person, work);
}

/** Who is behind what happens now; undefined where the CMS itself is, as at a start. */
export function actingPerson(strapi: Core.Strapi): Person | undefined {
  const user: unknown = absent.getStore() ?? strapi.requestContext.get()?.state.user;
  return isRecord(user) ? user : undefined;
}

export function nameOf({ firstname, lastname }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
