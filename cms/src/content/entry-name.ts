import type { UnknownRecord } from '../platform/record';

/** The longest name: it fits one line of a panel or a dialog. */
const MAX_NAME_LENGTH = 60;
/** Fields that name a testimonial without an author, in this order. */
const FALLBACK_FIELDS = ['name', 'testimonialText', 'mainText'] as const;

/** Returns the fields of which `entryName` may make a name. */
export function nameFields(mainField: string): readonly string[] {
  return mainField === 'firstName' ? ['firstName', 'lastName'] : [mainField, ...FALLBACK_FIELDS];
}

/**
 * Returns the name of an entry for staff: both names of a person, the text of a testimonial without an author, the
 * kind of an opportunity, “Statistics” for the statistics.
 * @param mainField the field that names the entry. It also tells which of these types it is, so that no other type may
 * have one of these fields as its main field
 * @param mayRead whether the reader may read a field
 */
export function entryName(
  entry: UnknownRecord,
  mainField: string,
  mayRead: (field: string) => boolean = () => true,
): string {
  if (mainField === 'students') return 'Statistics';
  const texts = nameFields(mainField)
    .filter((field) => entry[field] && mayRead(field))
    .map((field) => String(entry[field]).trim())
    .filter((text) => text !== '');
  const name = mainField === 'firstName' ? texts.join(' ') : texts[0];
  if (!name) return 'Without a name';
  if (mainField === 'kind') return name.charAt(0).toUpperCase() + name.slice(1);
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}
