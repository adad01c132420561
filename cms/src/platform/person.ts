import type { UnknownRecord } from './record.ts';

export interface Person extends UnknownRecord {
  readonly id?: unknown;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email?: string;
  readonly isActive?: boolean;
  readonly blocked?: boolean;
}

/** For a person whose account has no name or is gone. */
export const UNNAMED_PERSON = 'A member of the staff';

export const USER = 'admin::user';

/** The rule of `mayLogIn`, for a query. Strapi never stores a `blocked` of null. */
export const WHERE_MAY_LOG_IN = { isActive: true, blocked: false };

export function mayLogIn({ isActive, blocked }: Person): boolean {
  return Boolean(isActive) && !blocked;
}

export function fullName({ firstname, lastname }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}

/** For a sentence, which needs a name. */
export function personName(person: Person): string {
  return fullName(person) || UNNAMED_PERSON;
}
