import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../../content/types';
import type { CheckedEntry, CheckedImage } from './finding';

type Values = Readonly<Record<string, unknown>>;

/** What is used here of the description of a field. */
interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly default?: unknown;
}

/**
 * Makes an entry out of the values of the admin's form, or of a stored document. Images are looked up
 * by their numbers: their texts may have changed since the form was opened.
 */
export async function checkedEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  values: Values,
): Promise<CheckedEntry> {
  const attributes: Readonly<Record<string, Attribute>> = strapi.contentType(uid).attributes;
  const isMedia = (field: string) => attributes[field]?.type === 'media';
  const ids = Object.keys(values)
    .filter(isMedia)
    .flatMap((field) => imageIds(values[field]));
  const files: (CheckedImage & { id: number })[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } } });
  const images = (field: string) =>
    isMedia(field)
      ? imageIds(values[field]).flatMap((id) => files.find((file) => file.id === id) ?? [])
      : [];
  const isEmpty = (field: string) => {
    if (isMedia(field)) return images(field).length === 0;
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  };
  return {
    text: (field) => textOf(values[field]),
    number(field) {
      const value = values[field];
      return typeof value === 'number' ? value : undefined;
    },
    images,
    parts: (field) =>
      [values[field]].flat().flatMap((part) => {
        if (typeof part !== 'object' || part === null) return [];
        const inside: Values = { ...part };
        return [{ text: (name: string) => textOf(inside[name]) }];
      }),
    missing: Object.entries(attributes).flatMap(([field, { required, default: usual }]) =>
      required && usual === undefined && isEmpty(field) ? [field] : [],
    ),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The numbers of the images in a value: one, a list, or none. */
function imageIds(value: unknown): number[] {
  return [value].flat().flatMap((each) => {
    if (typeof each !== 'object' || each === null || !('id' in each)) return [];
    return typeof each.id === 'number' ? [each.id] : [];
  });
}
