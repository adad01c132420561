import { errors } from '@strapi/utils';
import type { EntryRights } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import type { UnknownRecord } from '../../../platform/record';
import { EMPTY } from './school-table.ts';

const STORED_FIELDS = Object.keys(EMPTY);

/** The schools that a person may read, without their hidden fields. */
export function withoutUnreadable(
  rights: EntryRights,
  rows: readonly UnknownRecord[],
): UnknownRecord[] {
  return rows
    .filter((row) => rights.may('read', row))
    .map((row) => {
      const hidden = STORED_FIELDS.filter((field) => !rights.mayField('read', row, field));
      return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
    });
}

/**
 * @param row the school that a row of a table changes; undefined where it adds one
 * @throws {errors.ForbiddenError} where the person may not do that
 */
export function refuseWithoutRight(rights: EntryRights, row: UnknownRecord | undefined): void {
  const entry = row ?? { locale: ENGLISH };
  const action = row ? 'update' : 'create';
  const isSeen = !row || (rights.may('read', row) && rights.may('publish', row));
  const isWritten = STORED_FIELDS.every((field) => rights.mayField(action, entry, field));
  if (!isSeen || !isWritten) throw new errors.ForbiddenError();
}
