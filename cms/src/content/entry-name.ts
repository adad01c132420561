import type { UnknownRecord } from '../platform/record.ts';
import { submissionTypeOf } from './submission-types.ts';
import { CONTENT_TYPES, isContent, isSingleType } from './types.ts';

/** A longer name does not fit one line of a panel or a dialog. */
const MAX_ENTRY_NAME_LETTERS = 60;

interface Naming {
  readonly uid: string;
  readonly mainField: string;
  /** The name of the type for staff. Only a single type needs it. */
  readonly typeLabel?: string;
}

/** The fields of which `entryName` makes a name, the most important first. */
export function nameFields({ uid, mainField }: Naming): readonly string[] {
  const submissionType = submissionTypeOf(uid);
  if (submissionType) return submissionType.nameFields;
  const { fallbackNameFields = [] } = isContent(uid) ? CONTENT_TYPES[uid] : {};
  return [mainField, ...fallbackNameFields];
}

/**
 * Returns the name of an entry for staff:
 * - for content, the first of its `nameFields` that is filled;
 * - for a submission, all of them that are filled;
 * - for a single type, the name of the type.
 * @param mayRead tells whether the person who gets the name may read a field
 */
export function entryName(
  entryRow: UnknownRecord,
  naming: Naming,
  mayRead: (field: string) => boolean = () => true,
): string {
  if (isSingleType(naming.uid)) return naming.typeLabel ?? '';
  const texts = nameFields(naming)
    .filter((field) => entryRow[field] && mayRead(field))
    .map((field) => String(entryRow[field]).trim())
    .filter((text) => text !== '');
  const text = (submissionTypeOf(naming.uid) ? texts.join(' ') : texts[0]) ?? '';
  const { nameOf } = isContent(naming.uid) ? CONTENT_TYPES[naming.uid] : {};
  const name = nameOf ? nameOf(text) : text;
  if (name === '') return 'Without a name';
  return name.length > MAX_ENTRY_NAME_LETTERS ? `${name.slice(0, MAX_ENTRY_NAME_LETTERS)}…` : name;
}
