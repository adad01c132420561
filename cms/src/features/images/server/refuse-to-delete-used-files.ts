import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BIN_DAYS } from '../../../versions/version';
import { findFileUses, type LibraryFile } from './find-file-uses';

/** Replaces `remove` of Strapi's upload service, since Strapi has no hook before a deletion. */
export function refuseToDeleteUsedFiles(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload');
  const { remove } = service;
  service.remove = async (file: LibraryFile) => {
    for (const { entries, binnedTitles } of await findFileUses(strapi, [file])) {
      if (entries.length > 0) {
        const names = entries.map(({ name }) => name);
        throw new errors.ApplicationError(
          `“${file.name}” is used in ${names.join(', ')}. Take it out there first; then it can be deleted.`,
        );
      }
      if (binnedTitles.length > 0) {
        throw new errors.ApplicationError(
          `“${file.name}” belongs to what was deleted: ${binnedTitles.join(', ')}. It can be brought back for ${BIN_DAYS} days, and the file stays that long.`,
        );
      }
    }
    return remove(file);
  };
}
