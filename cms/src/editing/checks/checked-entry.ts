import type { Core } from '@strapi/strapi';
import type { CheckedEntry, CheckedPicture } from './finding';

const MOST_PICTURES = 100;

/**
 * Makes an entry out of the values of the admin's form, or of a stored document. Pictures are looked
 * up by their numbers: their texts may have changed since the form was opened.
 */
export async function checkedEntry(
  strapi: Core.Strapi,
  values: Readonly<Record<string, unknown>>,
  documentId: string | undefined,
): Promise<CheckedEntry> {
  const ids = Object.values(values).flatMap(pictureIds).slice(0, MOST_PICTURES);
  const files: (CheckedPicture & { id: number })[] =
    ids.length === 0
      ? []
      : await strapi.db.query('plugin::upload.file').findMany({
          select: ['id', 'name', 'alternativeText', 'width', 'height'],
          where: { id: { $in: ids } },
        });
  return {
    ...(documentId === undefined ? {} : { documentId }),
    text(field) {
      const value = values[field];
      return typeof value === 'string' ? value.trim() : '';
    },
    number(field) {
      const value = values[field];
      return typeof value === 'number' ? value : undefined;
    },
    pictures: (field) =>
      pictureIds(values[field]).flatMap((id) => files.find((file) => file.id === id) ?? []),
  };
}

/** The numbers of the pictures in a value: one, a list, or none. */
function pictureIds(value: unknown): number[] {
  return [value].flat().flatMap((each) => {
    if (typeof each !== 'object' || each === null || !('id' in each)) return [];
    return typeof each.id === 'number' ? [each.id] : [];
  });
}
