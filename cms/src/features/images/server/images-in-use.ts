import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BIN_DAYS } from '../../../versions/version';
import { findUses, type StoredFile } from './uses';

/** Refuses to delete a file that an entry shows or links to, and names the entries. Call it in `register`. */
export function keepImagesInUse(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: StoredFile) => {
    const { entries = [], binned = [] } = (await findUses(strapi, [file])).get(file.id) ?? {};
    if (entries.length === 0 && binned.length > 0) {
      throw new errors.ApplicationError(
        `“${file.name}” belongs to what was deleted: ${binned.join(', ')}. That may come back for ${BIN_DAYS} days, and so long the file stays.`,
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
