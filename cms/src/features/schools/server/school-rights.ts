import { errors } from '@strapi/utils';
import type { EntryRights } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import type { UnknownRecord } from '../../../platform/record';
import { EMPTY_SCHOOL } from './school-table';

const STORED_FIELDS = Object.keys(EMPTY_SCHOOL);

/** Leaves out the schools and the fields that the person may not read. */
export function readableRows(rights: EntryRights, rows: readonly UnknownRecord[]): UnknownRecord[] {
  return rows
    .filter((row) => rights.may('read', row))
    .map((row) => {
      const hidden = STORED_FIELDS.filter((field) => !rights.mayField('read', row, field));
      return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
    });
}

/** @throws {errors.ForbiddenError} if the person may not change `storedRow`, or create a school if it is undefined */
export function refuseForbiddenChange(
  rights: EntryRights,
  storedRow: UnknownRecord | undefined,
): void {
  const rowForRights = storedRow ?? { locale: ENGLISH };
  const action = storedRow ? 'update' : 'create';
  // The conditions of rights ask about a stored row, which a new school does not have.
  const mayReadAndPublish =
    !storedRow || (rights.may('read', storedRow) && rights.may('publish', storedRow));
  const mayWriteAllFields = STORED_FIELDS.every((field) =>
    rights.mayField(action, rowForRights, field),
  );
  if (!mayReadAndPublish || !mayWriteAllFields) throw new errors.ForbiddenError();
}
