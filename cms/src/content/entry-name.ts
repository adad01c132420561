import type { Core, UID } from '@strapi/strapi';
import { isRecord, type UnknownRecord } from '../platform/record';

/** A name fits one line of a panel or a dialog. */
const MAX_LETTERS = 60;
/** Testimonials without an author are named by one of these fields, in this order. */
const OTHER_NAMES = ['name', 'testimonialText', 'mainText'] as const;

/** The field by which lists name the entries of a type. */
export async function readMainField(strapi: Core.Strapi, uid: UID.ContentType): Promise<string> {
  const { settings } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(strapi.contentType(uid));
  return isRecord(settings) ? String(settings.mainField) : '';
}

/** The fields that may name an entry of a list, by the field that the admin shows. */
export function nameFields(mainField: string): readonly string[] {
  return mainField === 'firstName' ? ['firstName', 'lastName'] : [mainField, ...OTHER_NAMES];
}

/**
 * What staff call an entry of a list: a person by both names, a testimonial without an author by its words, an
 * opportunity by its kind, and the one entry of figures by what it is.
 * @param mayRead whether the person who is told may read a field
 */
export function entryName(
  entry: UnknownRecord,
  mainField: string,
  mayRead: (field: string) => boolean = () => true,
): string {
  if (mainField === 'students') return 'Statistics';
  const words = nameFields(mainField)
    .filter((field) => entry[field] && mayRead(field))
    .map((field) => String(entry[field]).trim())
    .filter((text) => text !== '');
  const found = mainField === 'firstName' ? words.join(' ') : words[0];
  if (!found) return 'Without a name';
  if (mainField === 'kind') return found[0]?.toUpperCase() + found.slice(1);
  return found.length > MAX_LETTERS ? `${found.slice(0, MAX_LETTERS)}…` : found;
}
