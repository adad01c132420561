import type { UnknownRecord } from '../platform/record';
import { submissionTypeOf } from './submission-types';
import { CONTENT_TYPES, isContent } from './types';

/** The longest name: it fits one line of a panel or a dialog. */
const MAX_ENTRY_NAME_LETTERS = 60;

/** A type, with the field that names its entries in lists. */
interface Naming {
  readonly uid: string;
  readonly mainField: string;
}

/** Returns the fields of which `entryName` may make a name. */
export function nameFields({ uid, mainField }: Naming): readonly string[] {
  const submissionType = submissionTypeOf(uid);
  if (submissionType) return submissionType.nameFields;
  const { fallbackNameFields = [] } = isContent(uid) ? CONTENT_TYPES[uid] : {};
  return [mainField, ...fallbackNameFields];
}

/**
 * Returns the name of an entry for staff.
 * @param mayRead whether the reader may read a field
 */
export function entryName(
  entry: UnknownRecord,
  naming: Naming,
  mayRead: (field: string) => boolean = () => true,
): string {
  const texts = nameFields(naming)
    .filter((field) => entry[field] && mayRead(field))
    .map((field) => String(entry[field]).trim())
    .filter((text) => text !== '');
  const text = (submissionTypeOf(naming.uid) ? texts.join(' ') : texts[0]) ?? '';
  const { nameOf } = isContent(naming.uid) ? CONTENT_TYPES[naming.uid] : {};
  const name = nameOf ? nameOf(text) : text;
  if (name === '') return 'Without a name';
  return name.length > MAX_ENTRY_NAME_LETTERS ? `${name.slice(0, MAX_ENTRY_NAME_LETTERS)}…` : name;
}
