import { isEqualForPerson } from '../../../platform/equality.ts';
import type { StoredCopy } from './copies.ts';
import type { FormSnapshot } from './form-state.ts';

export type FormNow = Pick<FormSnapshot, 'values' | 'entryUpdatedAt' | 'isOwnChange'>;

/** What of a copy a person may put back into the form, such as after a crash or after a colleague's change. */
export interface Offer {
  readonly copy: StoredCopy;
  /** The names of the fields that are neither stored nor in the form. */
  readonly fields: readonly string[];
  /** Whether the entry was changed after the person began. */
  readonly isEntryChanged: boolean;
  /** Those of `fields` for which a save stored another value since the person began. */
  readonly changedFields: readonly string[];
}

/** Returns what of a copy the person can put back into the form. Undefined if nothing. */
export function offerOf(copy: StoredCopy, form: FormNow): Offer | undefined {
  const isSaved = wasSaved(copy, form);
  const fields = Object.keys(copy.edited).filter((name) => {
    const isInForm = isEqualForPerson(copy.edited[name], form.values[name]);
    const isStored = isSaved && isEqualForPerson(copy.edited[name], copy.sent?.[name]);
    return !isInForm && !isStored;
  });
  if (fields.length === 0) return undefined;
  const isEntryChanged = !isSaved && copy.entryUpdatedAt !== form.entryUpdatedAt;
  const changedFields = isEntryChanged
    ? fields.filter((name) => !isEqualForPerson(copy.original[name], form.values[name]))
    : [];
  return { copy, fields, isEntryChanged, changedFields };
}

/**
 * Whether a save was stored although the form never got the answer. One field that has the sent value and had
 * another before is enough: the CMS may store other fields in another spelling.
 */
export function wasSaved({ sent, original, entryUpdatedAt }: StoredCopy, form: FormNow): boolean {
  if (!sent || !form.isOwnChange || entryUpdatedAt === form.entryUpdatedAt) return false;
  return Object.keys(sent).some(
    (name) =>
      isEqualForPerson(sent[name], form.values[name]) &&
      !isEqualForPerson(original[name], form.values[name]),
  );
}
