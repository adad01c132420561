import type { UnknownRecord } from './record';

/** A member of the staff, as Strapi stores one: with the fields that were read. */
export interface StaffUser extends UnknownRecord {
  readonly id?: unknown;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email?: string;
  readonly isActive?: boolean;
  readonly blocked?: boolean;
}

export const USERS = 'admin::user';

/** Chooses the people who may log in. */
export const WHERE_MAY_LOG_IN = { isActive: true, blocked: false };

export function mayLogIn({ isActive, blocked }: StaffUser): boolean {
  return Boolean(isActive) && !blocked;
}

export function fullName({ firstname, lastname }: StaffUser): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
