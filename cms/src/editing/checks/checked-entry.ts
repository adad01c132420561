import type { Core } from '@strapi/strapi';
import type { CheckedEntry, CheckedImage } from './finding';

const MAX_IMAGES = 100;

/**
 * Makes an entry out of the values of the admin's form, or of a stored document. Images are looked up
 * by their numbers: their texts may have changed since the form was opened.
 */
export async function checkedEntry(
  strapi: Core.Strapi,
  values: Readonly<Record<string, unknown>>,
): Promise<CheckedEntry> {
  const ids = Object.values(values).flatMap(imageIds).slice(0, MAX_IMAGES);
  const files: (CheckedImage & { id: number })[] =
    ids.length === 0
      ? []
      : await strapi.db.query('plugin::upload.file').findMany({
          select: ['id', 'name', 'alternativeText', 'width', 'height'],
          where: { id: { $in: ids } },
        });
  return {
    text(field) {
      const value = values[field];
      return typeof value === 'string' ? value.trim() : '';
    },
    number(field) {
      const value = values[field];
      return typeof value === 'number' ? value : undefined;
    },
    images: (field) =>
      imageIds(values[field]).flatMap((id) => files.find((file) => file.id === id) ?? []),
  };
}

/** The numbers of the images in a value: one, a list, or none. */
function imageIds(value: unknown): number[] {
  return [value].flat().flatMap((each) => {
    if (typeof each !== 'object' || each === null || !('id' in each)) return [];
    return typeof each.id === 'number' ? [each.id] : [];
  });
}
