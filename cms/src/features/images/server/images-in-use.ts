import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BIN_DAYS } from '../../../versions/version';
import { type StoredFile, usesOf } from './uses';

/** Refuses to delete a file that an entry shows or links to, and names the entries. Call it in `register`. */
export function keepImagesInUse(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: StoredFile) => {
    const { entries = [], binned = [] } = (await usesOf(strapi, [file])).get(file.id) ?? {};
    if (entries.length === 0 && binned.length > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” belongs to ${binned.join(', ')} in the bin. Bring that back, or wait until it leaves the bin after ${BIN_DAYS} days.`,
      );
    }
    if (entries.length > 0) {
      const names = entries.map(({ name }) => name);
      throw new errors.ApplicationError(
        `“${file.name}” is used in ${names.join(', ')}. Take it out there first; then it can be deleted.`,
      );
    }
    return remove(file);
  };
}
