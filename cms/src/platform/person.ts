import type { Row } from './is-record';

/** A member of the staff, as Strapi stores one. */
export type Person = Row;

export const USERS = 'admin::user';

/** Chooses the people who may log in. */
export const MAY_LOG_IN = { isActive: true, blocked: false };

export function mayLogIn({ isActive, blocked }: Person): boolean {
  return Boolean(isActive) && !blocked;
}

export function fullName({ firstname, lastname }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
